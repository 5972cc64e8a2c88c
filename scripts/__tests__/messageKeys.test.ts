import { readdirSync, readFileSync } from 'node:fs';
import { usedKeys } from './usedKeys';

const namespaces = readdirSync('locales/en');

/** English texts; `npm run check:content` compares those of the other languages with them. */
const textsOf = (namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/en/${namespace}`, 'utf8')) as Record<string, string>;

const { constants, shapes, lookups } = usedKeys(['packages', 'src']);
const isUsed = (key: string): boolean => constants.has(key) || shapes.some((shape) => shape.test(key));

describe('UI texts', () => {
  it.each(namespaces)('%s has no key that the code does not use', (namespace) => {
    expect(Object.keys(textsOf(namespace)).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('have every key that the code looks up', () => {
    const known = new Set(namespaces.flatMap((namespace) => Object.keys(textsOf(namespace))));
    expect(lookups.filter(({ key }) => !known.has(key))).toEqual([]);
    expect(lookups.length).toBeGreaterThan(20);
  });
});
