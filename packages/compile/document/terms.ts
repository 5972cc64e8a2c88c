import path from 'node:path';
import type { Link, Text } from 'mdast';
import { CONTENT_DIR } from '@idmp/files';
import { escapeRegExp } from '@idmp/model';
import type { CompileContext, ExplainedTerm } from './context';
import { isRendered } from './mdxComponents';
import type { Nodes, Parents, Root, RootContent } from './mdast';

/** More marked terms would be distracting. */
const MAX_TERMS = 8;
/** Elements without running text, or already marked. */
const SKIPPED = new Set(['heading', 'link', 'linkReference', 'strong', 'table', 'mdxJsxTextElement']);

/** Links the first mention of each term on a page to its explanation, which the browser shows inline. */
export function markTerms(root: Root, context: CompileContext): void {
  const { terms = [] } = context.options;
  const { file, locale } = context.input;
  const folder = `${CONTENT_DIR}/${locale}/`;
  if (terms.length === 0 || !file.startsWith(folder)) return;
  const find = termFinder(terms);
  const own = file.slice(folder.length);
  const met = new Set<string>();

  const split = (node: Text): RootContent[] => {
    const parts: RootContent[] = [];
    let end = 0;
    for (const { index, text, term } of find(node.value)) {
      if (term.see === undefined || met.has(term.id) || met.size === MAX_TERMS) continue;
      met.add(term.id);
      // No link on the page that explains the term.
      if (term.see.replace(/#.*/, '') === own) continue;
      parts.push({ ...node, value: node.value.slice(end, index) });
      const url = path.posix.relative(path.posix.dirname(own), term.see);
      const children: Text[] = [{ ...node, value: text }];
      const link: Link = { type: 'link', url, children, data: { hProperties: { dataTerm: term.id } } };
      parts.push(link);
      end = index + text.length;
    }
    return parts.length === 0 ? [node] : [...parts, { ...node, value: node.value.slice(end) }];
  };
  const visit = (parent: Parents, isText: boolean): void => {
    const children = parent.children.flatMap((child: Nodes): Nodes[] => {
      if (isText && child.type === 'text') return split(child);
      const isLabel = (child.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
      if ('children' in child && !SKIPPED.has(child.type) && !isLabel && !isRendered(child))
        visit(child, isText || child.type === 'paragraph');
      return [child];
    });
    (parent as Root).children = children as RootContent[];
  };
  visit(root, false);
}

interface FoundTerm {
  index: number;
  text: string;
  term: ExplainedTerm;
}

/** Finds terms in a text, longest match first; lower-case terms may be capitalized or plural. */
function termFinder(terms: readonly ExplainedTerm[]): (text: string) => FoundTerm[] {
  const byText = new Map(terms.map((term) => [term.term.toLowerCase(), term]));
  const forms = [...byText.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const expression = new RegExp(
    `(?<![\\p{Script=Latin}\\d-])(${forms.join('|')})(?:s(?![\\p{Script=Latin}\\d]))?(?![a-z\\d-])|(?<=\\p{Script=Han})(${forms.join('|')})`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(expression)].flatMap((match): FoundTerm[] => {
      const form = match[1] ?? match[2] ?? '';
      const term = byText.get(form.toLowerCase());
      const isSame = term && (term.term === form || term.term === term.term.toLowerCase());
      return term && isSame ? [{ index: match.index, text: match[0], term }] : [];
    });
}
