import type { BuildFeature } from '../../core/feature/buildFeature';
import { readToolWords } from './build/readToolWords';
import { markPlaceholders } from './build/placeholders';
import { markTerms } from './build/markTerms';

/** Tools of readers in articles: explained terms, placeholders to fill in, copying, reports. */
export const tools = {
  name: 'tools',
  markdown: {
    transform: markTerms,
    markCode: (code, { options }) => markPlaceholders(code, options.placeholders ?? []),
  },
  async siteFiles() {
    return {
      bundled: {
        'tools.en.json': JSON.stringify(await readToolWords('en')),
        'tools.zh-Hans.json': JSON.stringify(await readToolWords('zh-Hans')),
      },
    };
  },
} satisfies BuildFeature;
