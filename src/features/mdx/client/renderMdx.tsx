import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type HtmlPart, parseOwn } from '@idmp/model';
import { reasonOf } from '../../../page/errors/errorText';
import type { Messages } from '../../../types/messages';
import { type Filling, htmlOf } from '../model/htmlOf';
import { MdxSlot } from './MdxSlot';
import type { Surround } from './surroundings';

/** Renders an article with React components to HTML, on the server; a component that throws shows its error. */
export function renderMdx(parts: readonly HtmlPart[], surround: Surround, t: Messages): string {
  // In development, where the browser renders pages, it mounts the components into them.
  if (typeof document !== 'undefined') return htmlOf(parts);
  let count = 0;
  return htmlOf(parts, ({ name, props }, children): Filling => {
    const id = `${name}${(count += 1)}-`;
    let hasSlot = false;
    const Slot = () => {
      hasSlot = true;
      return <MdxSlot html={children} />;
    };
    try {
      const slot = children === '' ? undefined : <Slot />;
      const element = createElement(componentOf(name), parseOwn<object>(props), slot);
      const html = renderToString(surround(element), { identifierPrefix: id });
      return {
        id,
        html: hasSlot || !slot ? html : `${html}<mdx-slot hidden>${children}</mdx-slot>`,
      };
    } catch (error) {
      const text = t('error.loadFailed', { reason: reasonOf(error) });
      return { html: `<mdx-slot>${children}</mdx-slot>${renderToString(<p role="alert">{text}</p>)}` };
    }
  });
}

function componentOf(name: string): ComponentType<object> {
  const components = require.context('../../../components/mdx', false, /\.tsx$/);
  return (components(`./${name}.tsx`) as { default: ComponentType<object> }).default;
}
