import { readFileSync } from 'node:fs';
import { type Locale, LOCALES } from '@idmp/model';
import { FOOTERS, type FooterContent } from '../footer';

const strings = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${locale}/footer.json`, 'utf8')) as Record<string, string>;

function keysOf({ badges, social, openers, columns, ...rest }: FooterContent): string[] {
  return [
    rest.about,
    rest.language.label,
    rest.copyright.label,
    ...rest.pages.map(({ label }) => label),
    ...rest.closing.map(({ label }) => label),
    ...badges.map(({ label }) => label),
    ...openers.map(({ label }) => label),
    ...social.flatMap((item) =>
      item.type === 'card' ? [item.label, item.qrAlt, ...item.lines] : [item.label],
    ),
    ...columns.flatMap(({ groups }) =>
      groups.flatMap((g) => [g.heading, ...g.links.map(({ label }) => label)]),
    ),
  ];
}

describe('FOOTERS', () => {
  it.each(LOCALES)('has messages for every text of the %s footer', (locale) => {
    const texts = strings(locale);
    expect(keysOf(FOOTERS[locale]).filter((key) => !texts[key])).toEqual([]);
  });

  it('links to https URLs only', () => {
    const all = JSON.stringify(FOOTERS).match(/"(?:href|brand)":"[^"]*"/g) ?? [];
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((pair) => !/:"https:\/\//.test(pair))).toEqual([]);
  });
});
