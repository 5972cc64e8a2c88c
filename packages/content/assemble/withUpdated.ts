import type { Root } from 'hast';
import { h } from 'hastscript';
import { factOf, hasClass } from '@idmp/compile';

/** Adds the day of the last change to the facts below the title. */
export function withUpdated(article: Root, day: string, label: string): Root {
  const fact = factOf('updated', label, [h('time', [day])]);
  const { children } = article;
  const at = children.findIndex((node) => node.type === 'element' && hasClass(node, 'task-head'));
  const facts = children[at];
  if (facts?.type === 'element')
    return {
      ...article,
      children: children.with(at, { ...facts, children: [...facts.children, fact] }),
    };
  const [title, ...rest] = children;
  return { ...article, children: [...(title ? [title] : []), h('dl.task-head', [fact]), ...rest] };
}
