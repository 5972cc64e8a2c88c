import { createElement } from 'react';

/**
 * Draws an icon of the library: its outline and its size. What all icons share, the library's own drawing would
 * repeat in each; here it stands in `base.css`.
 * @param {{ node: [string, object][] }} icon
 */
export default function createIcon({ node }) {
  return function Icon({ size, className, ...rest }) {
    const props = { className: className ? `icon ${className}` : 'icon', width: size, height: size };
    const outline = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...props, viewBox: '0 0 24 24', ...rest }, outline);
  };
}
