import type { Element } from 'hast';
import { h } from 'hastscript';
import { formatMessage } from '../../model/formatMessage';
import type { Frontmatter, TextBlock } from '../../model/page';

type Messages = Readonly<Record<string, string>>;

const FIELDS = ['role', 'prerequisites', 'since', 'duration'] as const;

/** The task fields that a page sets, with label and texts. */
function rowsOf(frontmatter: Frontmatter, messages: Messages): { label: string; texts: string[] }[] {
  return FIELDS.flatMap((field) => {
    const texts = [frontmatter[field] ?? []].flat().filter((text) => text.trim() !== '');
    return texts.length > 0 ? [{ label: messages[`taskHead.${field}`] ?? field, texts }] : [];
  });
}

/** Role, prerequisites, version and time of a task page; undefined for other pages. */
export function taskHead(frontmatter: Frontmatter, messages: Messages): Element | undefined {
  const rows = rowsOf(frontmatter, messages).map(({ label, texts }) => [
    h('dt', [label]),
    h('dd', [valueOf(texts)]),
  ]);
  return rows.length > 0 ? h('dl.task-head', rows) : undefined;
}

function valueOf(texts: readonly string[]): Element | string {
  const [first = '', ...others] = texts;
  return others.length === 0
    ? first
    : h(
        'ul',
        texts.map((text) => h('li', [text])),
      );
}

/** The task fields as searchable text of the page heading. */
export function taskHeadBlocks(frontmatter: Frontmatter, messages: Messages, heading: number): TextBlock[] {
  const format = messages['taskHead.text'] ?? '{{label}} {{text}}';
  return rowsOf(frontmatter, messages).flatMap(({ label, texts }) =>
    texts.map((text) => ({ heading, kind: 'list-item', text: formatMessage(format, { label, text }) })),
  );
}
