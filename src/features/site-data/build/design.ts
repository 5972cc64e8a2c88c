import { ADMONITIONS } from '@idmp/markdown';
import { type ContentProblem, type Locale, LOCALES } from '@idmp/model';
import { report } from './problems';

type Read = (file: string) => string | undefined;

/** Style sheets with the color and the icon of each kind. */
const SHEETS = ['src/page/styles/prose.blocks.css', 'src/page/styles/signs.later.css'];
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
      report('site-data.admonition-title', { file: `locales/${locale}/content.json`, line: 1 }, { kind }),
    ),
  );
  const styles = SHEETS.flatMap((file) => {
    const text = read(file);
    const lacking = kinds.filter((kind) => kind !== PLAIN && text?.includes(`.admonition-${kind}`) === false);
    return lacking.map((kind) => report('site-data.admonition-rule', { file, line: 1 }, { kind }));
  });
  return [...titles, ...styles];
}
