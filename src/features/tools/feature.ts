import type { BuildFeature } from '../../gatsby/buildFeature';
import { LOCALES } from '@idmp/model';
import { readLists } from './build/readLists';
import { readToolWords } from './build/readToolWords';
import { copyButton } from './build/copyButton';
import { markPlaceholders } from './build/placeholders';
import { markTerms } from './build/markTerms';
import { report } from './build/problems';

/** Tools of readers in articles: explained terms, placeholders to fill in, copying. */
export const tools = {
  name: 'tools',
  problems: report,
  markdown: {
    readLists,
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
