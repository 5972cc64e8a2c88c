import { createElement } from 'react';

/**
 * Renders an icon of the library with its outline and size only. Attributes that all icons share are set in `base.css`,
 * while the library repeats them in each icon.
 * @param {{ node: [string, object][] }} icon
 */
export default function createIcon({ node }) {
  return function Icon({ size, className, ...rest }) {
    const props = { className: className ? `icon ${className}` : 'icon', width: size, height: size };
    const outline = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...props, viewBox: '0 0 24 24', ...rest }, outline);
  };
}
