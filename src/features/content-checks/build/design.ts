import { ADMONITIONS } from '../../../core/markdown/admonitions';
import { LOCALES, type Locale } from '../../../core/model/locale';
import { fault, type ContentProblem } from '../../../core/model/problem';
import { BRAND } from '../../../core/site/brand';

type Read = (file: string) => string | undefined;

/** Where a color of the brand is written again, as CSS and SVG read no TypeScript: `[file, pattern, colors in order]`. */
const COPIES: readonly (readonly [file: string, pattern: RegExp, colors: readonly string[]])[] = [
  ['src/core/styles/tokens.css', /--color-primary: ([^;]+);/, [BRAND.light, BRAND.dark, BRAND.dark]],
  ['src/core/styles/tokens.later.css', /--footer-hover: ([^;]+);/, [BRAND.dark]],
  ['static/favicon.svg', /stroke="(#[^"]+)"/, [BRAND.mark]],
];

/** Reports copies of the brand's colors that differ from `src/site/brand.ts`. */
export function checkBrand(read: Read): ContentProblem[] {
  return COPIES.flatMap(([file, pattern, colors]) => {
    const found = (read(file) ?? '').split('\n').flatMap((text, index) => {
      const color = pattern.exec(text)?.[1];
      return color === undefined ? [] : { color, line: index + 1 };
    });
    return found.flatMap(({ color, line }, index) => {
      const wanted = colors[index] ?? color;
      if (color === wanted) return [];
      const message = `the color ${color} is not that of the brand in src/site/brand.ts`;
      return fault(file, line, 'site-data', message, `write ${wanted}`);
    });
  });
}

/** Style sheets with the color and the icon of each kind. */
const SHEETS = ['src/core/styles/prose.blocks.css', 'src/core/styles/signs.later.css'];
/** The kind that the others are variants of. */
const PLAIN = 'note';

/** Reports kinds of admonitions without a title in a language, a color or an icon. */
export function checkAdmonitions(
  read: Read,
  messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>,
  kinds: readonly string[] = ADMONITIONS,
): ContentProblem[] {
  const titles = kinds.flatMap((kind) =>
    LOCALES.filter((locale) => !messages[locale][`admonition.${kind}`]).map((locale) =>
      fault(
        `locales/${locale}/content.json`,
        1,
        'site-data',
        `admonitions ":::${kind}" have no title`,
        `add "admonition.${kind}"`,
      ),
    ),
  );
  const styles = SHEETS.flatMap((file) => {
    const text = read(file);
    const lacking = kinds.filter((kind) => kind !== PLAIN && text?.includes(`.admonition-${kind}`) === false);
    return lacking.map((kind) =>
      fault(file, 1, 'site-data', `admonitions ":::${kind}" have no rule here`, `add .admonition-${kind}`),
    );
  });
  return [...titles, ...styles];
}
