import { formatProblems, type Locale } from '@idmp/model';
import { checkMessages } from '@idmp/content';

const LOCALES = ['zh-Hans', 'en'] as const;

const file = (locale: Locale, json: string, namespace = 'client') => ({
  file: `locales/${locale}/${namespace}.json`,
  locale,
  namespace,
  json,
});

/** Lines for one file a language. */
const linesOf = (chinese: string, english: string): string[] =>
  formatProblems(checkMessages([file('zh-Hans', chinese), file('en', english)], LOCALES));

describe('checkMessages', () => {
  it('accepts the same keys with the same placeholders, in any order', () => {
    expect(linesOf('{"a": "{{x}} 与 {{y}}", "b": "乙"}', '{"b": "B", "a": "{{y}} and {{ x }}"}')).toEqual([]);
  });

  it('names a text that one language lacks', () => {
    expect(linesOf('{\n  "a": "甲",\n  "b": "乙"\n}', '{\n  "a": "A"\n}')).toEqual([
      'locales/en/client.json:1: "b" is missing, translate it from locales/zh-Hans/client.json:3',
    ]);
  });

  it('names a placeholder that one language lacks', () => {
    expect(linesOf('{\n  "a": "{{count}} 页"\n}', '{\n  "a": "pages"\n}')).toEqual([
      'locales/en/client.json:2: "a" lacks the placeholder {{count}}, use it as locales/zh-Hans/client.json:2 does',
    ]);
  });

  it('names a placeholder that nobody fills', () => {
    expect(linesOf('{\n  "a": "甲"\n}', '{\n  "a": "of {release}."\n}')).toEqual([
      'locales/en/client.json:2: "a" shows {release} as it is written, write {{release}}',
    ]);
  });

  it('names a text that is empty or no text', () => {
    expect(linesOf('{\n  "a": " ",\n  "b": 1\n}', '{\n  "a": "A",\n  "b": "B"\n}')).toEqual([
      'locales/zh-Hans/client.json:2: "a" has no text, write one',
      'locales/zh-Hans/client.json:3: "b" has no text, write one',
    ]);
  });

  it('names the line where a file stops being JSON', () => {
    expect(linesOf('{\n  "a": "甲",\n}', '{}')[0]).toBe(
      'locales/zh-Hans/client.json:3: the file is not valid JSON, fix it here or just above',
    );
  });

  it('names a file that one language lacks', () => {
    expect(formatProblems(checkMessages([file('en', '{}', 'popup')], LOCALES))).toEqual([
      'locales/zh-Hans/popup.json:1: the file is missing, translate locales/en/popup.json',
    ]);
  });
});
