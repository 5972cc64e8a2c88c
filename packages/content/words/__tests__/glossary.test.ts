import fs from 'node:fs';
import { type Locale, LOCALES } from '@idmp/model';
import { readEntries } from '../glossary';

const { entries, problems } = readEntries(fs.readFileSync('content/glossary.json', 'utf8'));

function rowsOf(locale: Locale): string[] {
  const lines = fs.readFileSync(`content/${locale}/13-glossary.md`, 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.replace(/^\| \[(.*?)\]\(.*?\)/, '| $1'));
}

describe('content/glossary.json', () => {
  it('is well formed', () => {
    expect(problems).toEqual([]);
  });

  it('has each id once', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(LOCALES)('leads where the glossary page leads in %s', (locale) => {
    const page = fs.readFileSync(`content/${locale}/13-glossary.md`, 'utf8');
    const led = entries.filter(({ see }) => see !== undefined);
    expect(led.length).toBeGreaterThan(20);
    const wrong = led.filter((entry) => !page.includes(`| [${entry[locale].term}](./${entry.see ?? ''}) |`));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it.each(LOCALES)('holds what the glossary page says in %s', (locale) => {
    const other: Locale = locale === 'en' ? 'zh-Hans' : 'en';
    const explained = entries.filter((entry) => entry[locale].definition !== undefined);
    const expected = explained.map(
      (entry) => `| ${entry[locale].term} | ${entry[other].term} | ${entry[locale].definition ?? ''} |`,
    );
    expect(rowsOf(locale)).toEqual(expected);
  });
});
