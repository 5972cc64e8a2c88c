import fs from 'node:fs/promises';
import path from 'node:path';
import { asTexts, type Locale, readJson, LOCALES } from '@idmp/model';
import { type GlossaryEntry, readGlossary } from '@idmp/content';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CompileContext } from '@idmp/compile';
import type { BuildFeature } from '../../build/buildFeature';
import { readLists, report } from './build/readLists';
import { markTerms } from './build/markTerms';

/** Texts of the article tools in a language: labels, term definitions. */
async function readToolWords(locale: Locale, root = process.cwd()): Promise<object> {
  const textOf = (file: string): Promise<string> => fs.readFile(path.join(root, file), 'utf8');
  return {
    texts: readJson(await textOf(`locales/${locale}/article.json`), asTexts) ?? {},
    terms: definitionsOf(await readGlossary(root), locale),
  };
}

/** Terms and definitions that pages show in one language, by id. */
function definitionsOf(
  entries: readonly GlossaryEntry[],
  locale: Locale,
): Record<string, readonly [term: string, definition: string]> {
  return Object.fromEntries(
    entries.flatMap(({ id, see: place, [locale]: { term, definition } }) =>
      place === undefined || definition === undefined ? [] : [[id, [term, definition]]],
    ),
  );
}

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
