import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { LOCALES } from '@idmp/model';
import type { CompileContext } from '@idmp/markdown';
import type { BuildFeature } from '../../build/buildFeature';
import { readLists } from './build/readLists';
import { readToolWords } from './build/readToolWords';
import { markTerms } from './build/markTerms';
import { report } from './build/problems';
import type { Placeholder } from './build/readPlaceholders';

/** The button that copies a code block. */
const copyButton = ({ options }: CompileContext): Element =>
  h('button', { type: 'button', dataCopy: '', ariaLabel: options.messages['code.copy'] ?? '' });

/** Tools of readers in articles: explained terms, placeholders to fill in, copying. */
export const tools = {
  name: 'tools',
  problems: report,
  readLists,
  markdown: {
    transform: markTerms,
    codeTool: copyButton,
    markCode: (code, { options }) => markPlaceholders(code, options.placeholders ?? []),
  },
  async siteFiles() {
    const files = LOCALES.map(
      async (locale) => [`tools.${locale}.json`, JSON.stringify(await readToolWords(locale))] as const,
    );
    return { bundled: Object.fromEntries(await Promise.all(files)) };
  },
} satisfies BuildFeature;

/** Marks the placeholders in code. */
function markPlaceholders(code: string, placeholders: readonly Placeholder[]): ElementContent[] {
  const found = placeholders
    .flatMap(({ id, find }) =>
      find.flatMap((pattern) =>
        [...code.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: text, index }) => ({ id, text, index })),
      ),
    )
    .sort((a, b) => a.index - b.index);
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { id, text, index } of found) {
    if (index < end) continue;
    if (index > end) parts.push({ type: 'text', value: code.slice(end, index) });
    parts.push(h('span', { dataPlaceholder: id }, [text]));
    end = index + text.length;
  }
  if (end < code.length) parts.push({ type: 'text', value: code.slice(end) });
  return parts;
}
