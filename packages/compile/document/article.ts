import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { Frontmatter, Heading, TextBlock } from '@idmp/model';
import { taskHead, taskHeadBlocks } from './taskHead';

type Messages = Readonly<Record<string, string>>;

const LINE_END = { type: 'text', value: '\n' } as const;

/** The title of a page as an element, with the line end behind it. */
export const titleNodes = (title: string): [Element, typeof LINE_END] => [h('h1', [title]), LINE_END];

/** The tree of an article, with the facts of a task below its title and its prerequisites below the lead. */
export function articleOf(
  [title, ...rest]: readonly RootContent[],
  frontmatter: Frontmatter,
  headings: readonly Heading[],
  messages: Messages,
): Root {
  const { facts, prerequisites } = taskHead(frontmatter, messages);
  // A section of its own lists the prerequisites only once.
  const isOwn = headings.some(({ id }) => id === 'prerequisites');
  const leadAt = rest.findIndex((node) => node.type !== 'text');
  const lead = rest[leadAt];
  const end = lead?.type === 'element' && lead.tagName === 'p' ? leadAt + 1 : 0;
  return h(null, [
    title,
    facts ? [LINE_END, facts] : [],
    rest.slice(0, end),
    prerequisites && !isOwn ? [LINE_END, prerequisites] : [],
    rest.slice(end),
  ]);
}

/** Puts the task fields below the text of the page heading, so that excerpts begin with that text. */
export function withTaskHead(
  blocks: readonly TextBlock[],
  frontmatter: Frontmatter,
  messages: Messages,
  heading: number,
): TextBlock[] {
  const fields = taskHeadBlocks(frontmatter, messages, heading);
  const own = fields[0]?.heading ?? -1;
  const end = blocks.findIndex(({ heading: below }) => below > own);
  const at = end < 0 ? blocks.length : end;
  return [...blocks.slice(0, at), ...fields, ...blocks.slice(at)];
}
