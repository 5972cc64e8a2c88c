import { readdirSync, readFileSync } from 'node:fs';
import { usedKeys } from './usedKeys';

const LOCALES = ['en', 'zh-Hans'] as const;
const namespaces = readdirSync('locales/en');

const textsOf = (locale: string, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${locale}/${namespace}`, 'utf8')) as Record<string, string>;
const placeholdersOf = (text = ''): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();

const { constants, shapes, lookups } = usedKeys(['packages', 'src']);
const isUsed = (key: string): boolean => constants.has(key) || shapes.some((shape) => shape.test(key));

describe('UI texts', () => {
  it('are in the same files in each language', () => {
    expect(readdirSync('locales/zh-Hans')).toEqual(namespaces);
  });

  it.each(namespaces)('%s has the same keys, in the same order, in each language', (namespace) => {
    const [english, chinese] = LOCALES.map((locale) => Object.keys(textsOf(locale, namespace)));
    expect(chinese).toEqual(english);
  });

  it.each(namespaces)('%s has the same placeholders in each language', (namespace) => {
    const [english, chinese] = LOCALES.map((locale) =>
      Object.entries(textsOf(locale, namespace)).map(([key, text]) => [key, placeholdersOf(text)]),
    );
    expect(chinese).toEqual(english);
  });

  it.each(namespaces)('%s has no key that the code does not use', (namespace) => {
    expect(Object.keys(textsOf('en', namespace)).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('have every key that the code looks up', () => {
    const known = new Set(namespaces.flatMap((namespace) => Object.keys(textsOf('en', namespace))));
    expect(lookups.filter(({ key }) => !known.has(key))).toEqual([]);
    expect(lookups.length).toBeGreaterThan(20);
  });
});
