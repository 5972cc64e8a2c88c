import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const fromProject = createRequire(path.resolve('package.json'));
const lighten = fromProject('./src/node/gatsby/patches/lighterI18next.cjs') as (source: string) => string;
const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

/** Evaluates expressions with an instance that is created as the translation plugin does. */
function evaluate(code: string, expressions: readonly string[]): unknown {
  const script = `${code}
    const i18n = instance.createInstance();
    i18n.init({
      keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false },
      resources: { en: { client: { 'a.b': 'Text', named: '{{name}} & {{count}}' }, doc: { other: 'Other' } } },
      lng: 'en', fallbackLng: 'zh-Hans', defaultNS: 'client', fallbackNS: ['doc'],
      react: { useSuspense: false },
    });
    console.log(JSON.stringify([${expressions.join()}]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('lighterI18next', () => {
  it('translates like i18next itself', () => {
    const expressions = [
      "i18n.t('a.b')",
      "i18n.t('other')",
      "i18n.t('named', { name: '<b>', count: 2 })",
      "i18n.t('named', {})",
      "i18n.t('missing')",
      "i18n.exists('missing')",
      "i18n.hasLoadedNamespace('client')",
      'i18n.language',
    ];
    const whole = evaluate(source, expressions);
    expect(whole).toContain('<b> & 2');
    expect(evaluate(lighten(source), expressions)).toEqual(whole);
  });

  it('throws on an i18next that it does not know', () => {
    expect(() => lighten(source.replace('let sets = ', 'let table = '))).toThrow(
      'i18next has changed; see lighterI18next.cjs.',
    );
    expect(() => lighten(source.replace('const get = ', 'const defaultsOf = '))).toThrow(
      'i18next has changed',
    );
  });

  it.each(
    readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')),
  )('%s has no plurals or formats', (name) => {
    const texts = JSON.parse(readFileSync(path.join('locales', name), 'utf8')) as Record<string, string>;
    expect(Object.keys(texts).filter((key) => /_(?:zero|one|two|few|many|other)$/.test(key))).toEqual([]);
    expect(Object.values(texts).filter((text) => /\{\{[^}]*,/.test(text))).toEqual([]);
  });
});
