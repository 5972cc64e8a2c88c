import { toHtml } from 'hast-util-to-html';
import type { BodyPart } from '../../model/compiledDocument';
import { formatMessage } from '../../model/formatMessage';
import type { Frontmatter, TextBlock } from '../../model/page';
import { h } from './hast';

type Messages = Readonly<Record<string, string>>;

const FIELDS = ['role', 'prerequisites', 'since', 'duration'] as const;
const END_OF_TITLE = '</h1>';

/** The task fields that a page sets, with label and texts. */
function rowsOf(frontmatter: Frontmatter, messages: Messages): { label: string; texts: string[] }[] {
  return FIELDS.flatMap((field) => {
    const texts = [frontmatter[field] ?? []].flat().filter((text) => text.trim() !== '');
    return texts.length > 0 ? [{ label: messages[`taskHead.${field}`] ?? field, texts }] : [];
  });
}

/** Inserts role, prerequisites, version and time of a task page below its `h1`. */
export function placeTaskHead(
  body: readonly BodyPart[],
  frontmatter: Frontmatter,
  messages: Messages,
): BodyPart[] {
  const rows = rowsOf(frontmatter, messages);
  const at = body.findIndex((part) => typeof part === 'string' && part.includes(END_OF_TITLE));
  const part = body[at];
  if (rows.length === 0 || typeof part !== 'string') return [...body];
  const end = part.indexOf(END_OF_TITLE) + END_OF_TITLE.length;
  const list = h(
    'dl',
    { className: ['task-head'] },
    rows.flatMap(({ label, texts }) => [h('dt', {}, [label]), h('dd', {}, [valueOf(texts)])]),
  );
  const withHead = `${part.slice(0, end)}\n${toHtml(list, { characterReferences: { useNamedReferences: true } })}${part.slice(end)}`;
  return [...body.slice(0, at), withHead, ...body.slice(at + 1)];
}

function valueOf(texts: readonly string[]): ReturnType<typeof h> | string {
  const [first = '', ...others] = texts;
  return others.length === 0
    ? first
    : h(
        'ul',
        {},
        texts.map((text) => h('li', {}, [text])),
      );
}

/** The task fields as searchable text of the page heading. */
export function taskHeadBlocks(frontmatter: Frontmatter, messages: Messages, heading: number): TextBlock[] {
  const format = messages['taskHead.text'] ?? '{{label}} {{text}}';
  return rowsOf(frontmatter, messages).flatMap(({ label, texts }) =>
    texts.map((text) => ({ heading, kind: 'list-item', text: formatMessage(format, { label, text }) })),
  );
}
