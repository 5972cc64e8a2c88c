import fs from 'node:fs';
import path from 'node:path';
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

describe('pages of the manual', () => {
  /** The sections of all pages, each with its heading, behind the name of their file. */
  const sectionsOf = (locale: Locale): string[] =>
    fs
      .readdirSync(`content/${locale}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        fs
          .readFileSync(path.join('content', locale, file), 'utf8')
          .split(/^(?=#+ )/m)
          .map((section) => `${file}: ${section}`),
      );

  it.each(LOCALES)('start Compose with a file, or with the same address and mode, in %s', (locale) => {
    const starting = sectionsOf(locale).filter((section) => /docker.compose up/.test(section));
    expect(starting.length).toBeGreaterThan(5);
    expect(starting.filter((section) => !/-f docker-compose|#keep-address/.test(section))).toEqual([]);
  });

  it.each(LOCALES)('put names of tables in backticks in %s', (locale) => {
    const queries = sectionsOf(locale).flatMap(
      (section) => section.match(/\bselect\b.*?\bfrom \S+\.\S+/g) ?? [],
    );
    expect(queries.length).toBeGreaterThan(2);
    expect(queries.filter((query) => !query.includes('.`'))).toEqual([]);
  });

  it.each(LOCALES)('date what came by a HOTFIX with its release in %s', (locale) => {
    const fact = /8 hours|8 小时|\bAWS\b/;
    const lines = sectionsOf(locale).flatMap((section) =>
      section.split('\n').filter((line) => fact.test(line)),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes('1.0.5.0'))).toEqual([]);
  });
});
