import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type AddressPlace, type ElementPlace, formatProblems, type Locale } from '@idmp/model';
import type { CompiledDocument } from '../../compiledDocument';
import { mapTree, toArticleHtml } from '../../tree';
import { compileDocument } from '../compileDocument';
import { DIALECT } from '../../../../src/assemble/dialect';
import type { CompileOptions, LanguageOptions } from '../context';

/** Texts of a language. */
export const testTexts = (locale: Locale): LanguageOptions => ({
  messages: JSON.parse(readFileSync(path.resolve('locales', locale, 'content.json'), 'utf8')) as Record<
    string,
    string
  >,
});

/** Options of a language, as the site has them. */
export const testOptions = (locale: Locale = 'en'): CompileOptions => ({ ...testTexts(locale), ...DIALECT });

export interface CompileSetting {
  locale?: Locale;
  file?: string;
  partials?: Record<string, string>;
  /** Front matter is put before the text unless this is false. */
  titled?: boolean;
}

/** Compiles a text below front matter with one field, so that the body starts at line 4. */
export async function compile(text: string, setting: CompileSetting = {}): Promise<CompiledDocument> {
  const { locale = 'en', file = `content/${locale}/page.md`, partials, titled = true } = setting;
  const raw = titled ? `---\ntitle: Page\n---\n${text}` : text;
  return compileDocument({ file, locale, raw, partials }, testOptions(locale));
}

/** HTML of a document; places show as `[type target]`. */
export function htmlOfTree(tree: Root): string {
  const shown = mapTree(tree, (node) => {
    if (node.type === 'place') return { type: 'text', value: nameOf(node.place) };
    if (node.type !== 'element' || !node.data?.addresses) return node;
    const addresses: Properties = {};
    for (const [name, place] of Object.entries(node.data.addresses)) addresses[name] = nameOf(place);
    return { ...node, properties: { ...addresses, ...node.properties } };
  });
  return toArticleHtml(shown);
}

function nameOf(place: ElementPlace | AddressPlace): string {
  const target = place.type === 'link' ? place.href : 'src' in place ? place.src : '';
  return `[${[place.type, target].join(' ').trim()}]`;
}

/** Places of a text, in order. */
export async function placesOf(text: string, setting: CompileSetting = {}): Promise<ElementPlace[]> {
  const { tree } = await compile(text, setting);
  const places: ElementPlace[] = [];
  visit(tree, 'place', ({ place }) => {
    places.push(place);
  });
  return places;
}

/** HTML of a text without the title. */
export async function htmlOf(text: string, setting: CompileSetting = {}): Promise<string> {
  const { tree } = await compile(text, setting);
  return htmlOfTree(tree).replace('<h1>Page</h1>\n', '').trim();
}

/** Problems of a text, as lines without the file. */
export async function problemsOf(text: string, setting: CompileSetting = {}): Promise<string[]> {
  const { problems } = await compile(text, setting);
  return formatProblems(problems).map((line) => line.replace(/^content\/\w+\/page\.md:/, ''));
}
