import type { Element } from 'hast';
import { h } from 'hastscript';
import { LOCALES } from '@idmp/model';
import type { CompileContext } from '@idmp/compile';
import type { BuildFeature } from '../../build/buildFeature';
import { readLists, report } from './build/readLists';
import { readToolWords } from './build/readToolWords';
import { markTerms } from './build/markTerms';

/** The button that copies a code block. */
const copyButton = ({ options }: CompileContext): Element =>
  h('button', { type: 'button', dataCopy: '', ariaLabel: options.messages['code.copy'] ?? '' });

/** Tools of readers in articles: explained terms, copying. */
export const tools = {
  name: 'tools',
  problems: report,
  readLists,
  markdown: {
    transform: markTerms,
    codeTool: copyButton,
  },
  async siteFiles() {
    const files = LOCALES.map(
      async (locale) => [`tools.${locale}.json`, JSON.stringify(await readToolWords(locale))] as const,
    );
    return { bundled: Object.fromEntries(await Promise.all(files)) };
  },
} satisfies BuildFeature;
