import type { Element } from 'hast';
import { h } from 'hastscript';
import { formatMessage, type Frontmatter, type TextBlock } from '@idmp/model';

type Messages = Readonly<Record<string, string>>;

/** Fields that readers see, in the order in which reviews know them. */
export const REVIEWED_FIELDS = [
  'title',
  'description',
  'role',
  'prerequisites',
  'since',
  'duration',
] as const;
/** Those below the title, in the order in which pages show them. */
const FIELDS = [
  'role',
  'duration',
  'since',
  'prerequisites',
] as const satisfies readonly (typeof REVIEWED_FIELDS)[number][];

/** The task fields that a page sets, with label and texts. */
function rowsOf(
  frontmatter: Frontmatter,
  messages: Messages,
): { field: string; label: string; texts: string[] }[] {
  return FIELDS.flatMap((field) => {
    const texts = [frontmatter[field] ?? []].flat().filter((text) => text.trim() !== '');
    return texts.length > 0 ? [{ field, label: messages[`taskHead.${field}`] ?? field, texts }] : [];
  });
}

/** Facts of a task page: role, time and version go below the title, prerequisites below the first paragraph. */
export function taskHead(
  frontmatter: Frontmatter,
  messages: Messages,
): { facts?: Element; prerequisites?: Element } {
  const rows = rowsOf(frontmatter, messages);
  const listOf = (className: string, chosen: typeof rows): Element | undefined =>
    chosen.length === 0
      ? undefined
      : h(
          `dl.${className}`,
          chosen.map(({ field, label, texts }) => factOf(field, label, texts)),
        );
  return {
    facts: listOf(
      'task-head',
      rows.filter(({ field }) => field !== 'prerequisites'),
    ),
    prerequisites: listOf(
      'task-needs',
      rows.filter(({ field }) => field === 'prerequisites'),
    ),
  };
}

/** One fact with its label. */
export function factOf(field: string, label: string, texts: readonly (Element | string)[]): Element {
  return h('div', { className: [`fact-${field}`] }, [
    h('dt', [label]),
    ...texts.map((text) => h('dd', [text])),
  ]);
}

/** The task fields as searchable text of the page heading. */
export function taskHeadBlocks(frontmatter: Frontmatter, messages: Messages, heading: number): TextBlock[] {
  const format = messages['taskHead.text'] ?? '{{label}} {{text}}';
  return rowsOf(frontmatter, messages).flatMap(({ label, texts }) =>
    texts.map((text) => ({ heading, kind: 'list-item', text: formatMessage(format, { label, text }) })),
  );
}
