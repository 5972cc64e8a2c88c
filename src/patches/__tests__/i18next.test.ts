import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import config from '../../../gatsby-config';
import { type Locale, LOCALES } from '@idmp/model';
import standIn from '../modules/i18next';

const VALUES = { count: 2, mode: '<b>', name: '{{mode}}', heading: '$1' };

const i18nextOptions = config.plugins
  ?.map((plugin) => (typeof plugin === 'object' ? plugin?.options : undefined))
  .find((options) => options && 'i18nextOptions' in options)?.['i18nextOptions'] as object;

function readTexts(locale: Locale): Record<string, Record<string, string>> {
  const folder = path.join('locales', locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      path.basename(name, '.json'),
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, string>,
    ]),
  );
}

describe.each(LOCALES)('the stand-in for i18next, with the texts of %s', (locale) => {
  const texts = readTexts(locale);
  const [defaultNS = '', ...fallbackNS] = Object.keys(texts);
  const options = {
    lng: locale,
    fallbackLng: 'zh-Hans',
    resources: { [locale]: texts },
    defaultNS,
    fallbackNS,
  };
  const original = i18next.createInstance();
  const light = standIn.createInstance();
  const keys = Object.values(texts).flatMap((table) => Object.keys(table));

  beforeAll(async () => {
    await original.init({ ...i18nextOptions, ...options });
    light.init(options);
  });

  it('has the language of the page', () => {
    expect(light.language).toBe(original.language);
  });

  it.each([undefined, VALUES])('returns what i18next returns for every key, with the values %j', (values) => {
    expect(keys.length).toBeGreaterThan(200);
    const returned = (t: (key: string, values?: typeof VALUES) => string): string[] =>
      keys.map((key) => t(key, values));
    expect(returned((key, given) => light.t(key, given))).toEqual(
      returned((key, given) => original.t(key, given ?? {})),
    );
  });

  it('returns an unknown key', () => {
    expect(light.t('no.such.key')).toBe(original.t('no.such.key'));
  });
});
