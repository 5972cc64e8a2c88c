import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BodyPart, CompiledDocument } from '../../../model/compiledDocument';
import type { Locale } from '../../../model/locale';
import { formatProblems } from '../../../model/problem';
import { compileDocument } from '../compileDocument';
import type { CompileOptions } from '../context';

const messages = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(path.resolve('locales', locale, 'content.json'), 'utf8')) as Record<string, string>;

/** Options of a language, as the site has them. */
export function testOptions(locale: Locale = 'en'): CompileOptions {
  return { messages: messages(locale), codeThemes: { light: 'github-light', dark: 'dracula' }, glossary: [] };
}

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

/** The finished parts of a body. */
export function textOfParts(body: readonly BodyPart[]): string {
  return body.filter((part) => typeof part === 'string').join('');
}

/** HTML of a text without the title; symbolic parts show as `[type target]`. */
export async function htmlOf(text: string, setting: CompileSetting = {}): Promise<string> {
  const { body } = await compile(text, setting);
  return body
    .map((part) => {
      if (typeof part === 'string') return part;
      const target = part.type === 'link' ? part.href : 'src' in part ? part.src : '';
      return `[${[part.type, target].join(' ').trim()}]`;
    })
    .join('')
    .replace('<h1>Page</h1>\n', '')
    .trim();
}

/** Problems of a text, as lines without the file. */
export async function problemsOf(text: string, setting: CompileSetting = {}): Promise<string[]> {
  const { problems } = await compile(text, setting);
  return formatProblems(problems).map((line) => line.replace(/^content\/\w+\/page\.md:/, ''));
}
