import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { hasClass, isBlank } from '@idmp/compile';

/** Level of the headings that are questions. */
const LEVEL = 3;

/**
 * Marks questions and answers for search engines (RDFa) in an article whose third-level sections are all answers: each
 * is a list of labelled items, such as cause and remedy. Returns undefined for other articles. In JSON-LD, each of the
 * texts would be in the page twice.
 */
export function withQuestions(article: Root): Root | undefined {
  const sections = sectionsOf(article.children);
  const marked = sections.map(markQuestion);
  const answered = marked.filter((section) => section !== undefined).length;
  if (answered === 0 || answered !== countHeadings(article)) return undefined;
  return { ...article, children: sections.flatMap((section, index) => marked[index] ?? section) };
}

/** Splits the content of an article at its headings. */
function sectionsOf(children: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'element' && node.data?.section) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

function countHeadings(article: Root): number {
  let count = 0;
  visit(article, 'element', ({ tagName }) => {
    if (tagName === `h${LEVEL}`) count += 1;
  });
  return count;
}

/** A section with its question and answer marked; undefined if it is something else. */
function markQuestion(section: readonly RootContent[]): RootContent[] | undefined {
  const [heading] = section;
  const [answer, ...others] = section.filter((node, index) => index > 0 && !isBlank(node) && !isNote(node));
  if (heading?.type !== 'element' || heading.data?.section?.level !== LEVEL) return undefined;
  if (answer?.type !== 'element' || !isAnswer(answer) || others.length > 0) return undefined;
  const at = section.indexOf(answer);
  const question = h('div', { property: 'mainEntity', typeof: 'Question' }, [
    { ...heading, children: heading.children.map((child) => withProperty(child, 'name')) },
    ...section.slice(1, at),
    h('div', { property: 'acceptedAnswer', typeof: 'Answer' }, [withProperty(answer, 'text')]),
  ]);
  return [question, ...section.slice(at + 1)];
}

/** A note that the translation of the section has changed. */
const isNote = (node: RootContent): boolean => node.type === 'element' && hasClass(node, 'small-note');

/** Whether an element is a list whose first item begins with a label. */
function isAnswer({ tagName, properties, children }: Element): boolean {
  const item = children.find((node): node is Element => node.type === 'element');
  const label = item?.children.find((node) => !isBlank(node));
  return (
    tagName === 'ul' &&
    Object.keys(properties).length === 0 &&
    label?.type === 'element' &&
    label.tagName === 'strong'
  );
}

function withProperty<T extends RootContent>(node: T, property: string): T {
  return node.type === 'element' && node.tagName !== 'a'
    ? { ...node, properties: { property, ...node.properties } }
    : node;
}
