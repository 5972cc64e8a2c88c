import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationAny } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { bundledThemes } from 'shiki/themes';
import { readableColor } from '@idmp/model';

/** Names of the two themes of code blocks. */
export interface CodeThemes {
  light: string;
  dark: string;
}

/** A token with one pair of colors; without a class it has the block's color. */
export interface CodeToken {
  text: string;
  className: string;
}

export interface CodeHighlighter {
  /** Loads a language; false if it does not exist. */
  load(language: string): Promise<boolean>;
  /** Lines of tokens; plain lines if the language is not loaded or the code is very long. */
  highlight(code: string, language: string): CodeToken[][];
}

/** Backgrounds of code: that of the block, and that of a marked line. */
export const CODE_BACKGROUNDS = {
  light: { block: '#f5f7fb', marked: '#e4ebf7' },
  dark: { block: '#181e2a', marked: '#26324a' },
} as const;

/** Languages without highlighting: plain text, prompts for the AI, command output. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'ansi',
  'prompt',
  'output',
]);
const MAX_CODE_LENGTH = 60_000;
const MAX_LINE_LENGTH = 2_000;

let engine: ReturnType<typeof createOnigurumaEngine> | undefined;
const highlighters = new Map<string, CodeHighlighter>();

/** The highlighter of a pair of themes, created once per process. */
export function highlighterFor(themes: CodeThemes): CodeHighlighter {
  const key = `${themes.light} ${themes.dark}`;
  const existing = highlighters.get(key) ?? createHighlighter(themes);
  highlighters.set(key, existing);
  return existing;
}

/** One instance per language, so that the output does not depend on which languages were loaded before. */
function createHighlighter(themes: CodeThemes): CodeHighlighter {
  const loading = new Map<string, Promise<boolean>>();
  const ready = new Map<string, HighlighterCore>();
  let palettes: { light: string[]; dark: string[] } | undefined;

  const start = async (language: string): Promise<boolean> => {
    const grammar = Object.hasOwn(bundledLanguages, language)
      ? bundledLanguages[language as keyof typeof bundledLanguages]
      : undefined;
    if (!grammar) return false;
    const [light, dark] = await Promise.all([loadTheme(themes.light), loadTheme(themes.dark)]);
    palettes ??= { light: paletteOf(light), dark: paletteOf(dark) };
    engine ??= createOnigurumaEngine(import('shiki/wasm'));
    ready.set(
      language,
      await createHighlighterCore({ engine, themes: [light, dark], langs: [grammar], warnings: false }),
    );
    return true;
  };
  return {
    load(language) {
      if (PLAIN_LANGUAGES.has(language)) return Promise.resolve(true);
      const promise = loading.get(language) ?? start(language);
      loading.set(language, promise);
      return promise;
    },
    highlight(code, language) {
      const highlighter = ready.get(language);
      if (!highlighter || !palettes || code.length > MAX_CODE_LENGTH) return plainLines(code);
      const lines = highlighter.codeToTokensWithThemes(code, {
        lang: language,
        themes: { ...themes },
        tokenizeMaxLineLength: MAX_LINE_LENGTH,
        // By default, highlighting a line stops after half a second, so the output would depend on the machine's load.
        tokenizeTimeLimit: 0,
      });
      const { light, dark } = palettes;
      return lines.map((tokens) =>
        mergeTokens(
          tokens.map(({ content, variants }) => ({
            text: content,
            className: [classOf('l', light, variants.light?.color), classOf('d', dark, variants.dark?.color)]
              .filter(Boolean)
              .join(' '),
          })),
        ),
      );
    },
  };
}

/** Class of a color: its index in the theme; none for the theme's text color, which is first. */
function classOf(prefix: 'l' | 'd', palette: readonly string[], color: string | undefined): string {
  const index = color ? palette.indexOf(normalize(color)) : 0;
  return index > 0 ? `${prefix}${index}` : '';
}

/** Merges adjacent tokens of the same color; whitespace takes the color of the previous token. */
function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.className === token.className || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}

function plainLines(code: string): CodeToken[][] {
  return code.split('\n').map((text) => (text ? [{ text, className: '' }] : []));
}

async function loadTheme(name: string): Promise<ThemeRegistrationAny> {
  if (!Object.hasOwn(bundledThemes, name)) throw new Error(`unknown code theme "${name}"`);
  return (await bundledThemes[name as keyof typeof bundledThemes]()).default;
}

/** Distinct colors of a theme, its text color first. */
function paletteOf(theme: ThemeRegistrationAny): string[] {
  const own = theme.fg ?? theme.colors?.['editor.foreground'] ?? '#000000';
  const rules = theme.tokenColors ?? theme.settings ?? [];
  const colors = rules.flatMap((rule) => (rule.settings?.foreground ? [rule.settings.foreground] : []));
  return [...new Set([own, ...colors].map(normalize))];
}

function normalize(color: string): string {
  return color.toLowerCase();
}

/**
 * Style sheet of all code blocks, generated from the themes. Each token has one class for its light and one for its
 * dark color. A color with a contrast below 4.5 on code backgrounds is mixed with as little black (light theme) or
 * white (dark theme) as needed. Italics are dropped, as Chinese fonts have none.
 */
export async function codeStyles(themes: CodeThemes): Promise<string> {
  const dark =
    '.code-block code span{color:var(--d,inherit)}.code-block{--code-ground:var(--code-ground-dark);color:var(--code-dark);background:var(--code-ground)}.code-block .marked{background:var(--code-marked-dark)}';
  const rules = [
    await paletteRules('l', themes.light, 'light'),
    await paletteRules('d', themes.dark, 'dark'),
    '.code-block{--code-ground:var(--code-ground-light);color:var(--code-light);background:var(--code-ground)}',
    '.code-block .marked{background:var(--code-marked-light)}',
    '.code-block code span{color:var(--l,inherit)}',
    `@media screen{${dark.replace(/(^|\})\./g, "$1[data-theme='dark'] .")}}`,
    `@media screen and (prefers-color-scheme:dark){${dark.replace(/(^|\})\./g, '$1html:not([data-theme]) .')}}`,
  ];
  return rules.join('\n');
}

async function paletteRules(prefix: 'l' | 'd', name: string, mode: 'light' | 'dark'): Promise<string> {
  const { block, marked } = CODE_BACKGROUNDS[mode];
  const [own = '#000000', ...colors] = paletteOf(await loadTheme(name)).map((color) =>
    readableColor(color, [block, marked]),
  );
  const variables = `:root{--code-${mode}:${own};--code-ground-${mode}:${block};--code-marked-${mode}:${marked}}`;
  return (
    variables +
    colors.map((color, index) => `.code-block .${prefix}${index + 1}{--${prefix}:${color}}`).join('')
  );
}
