import { checkContent } from '../../../../src/assemble/loadSite';
import fs from 'node:fs';
import { describeProblem, formatProblems, LOCALES } from '@idmp/model';
import { ticFaults } from '../typography';
import { readEntries, readProseTics, ticsFile } from '@idmp/content';
import { both, linesOf, makeProject, page, removeProjects } from '../../../content/__tests__/project';

afterAll(removeProjects);

const tics = JSON.stringify([{ pattern: 'in order to', why: 'is long', better: 'write "to"' }]);
const tree = (text: string) => ({
  ...both({ 'index.md': page(text) }),
  'content/prose-tics.en.json': tics,
});

describe('prose tics', () => {
  it('are named with line and remedy', async () => {
    expect(await linesOf(tree('First.\n\nClick\nin order to save.\n'))).toEqual([
      'content/en/index.md:8: warning: "in order to" is long, write "to"',
    ]);
  });

  it('may stand in code, addresses and labels', async () => {
    const text =
      'A `in order to`, [b](https://example.com/in%20order%20to "c"), **In order to**.\n\n```text\nin order to\n```\n';
    expect(await linesOf(tree(text))).toEqual([]);
  });

  it('are not looked for without a file', async () => {
    const files = both({ 'index.md': page('In order to.\n') });
    expect((await checkContent(makeProject(files))).warnings).toEqual([]);
  });
});

describe('readProseTics', () => {
  it('names malformed entries and keeps the others', () => {
    const json =
      '[\n  { "pattern": "(", "why": "a", "better": "b" },\n  { "pattern": "x", "why": "a", "better": "b" },\n  { "why": "a" }\n]';
    const { entries, problems } = readProseTics(json, 'en');
    expect(entries).toEqual([{ pattern: 'x', why: 'a', better: 'b' }]);
    expect(formatProblems(problems)[0]).toBe(
      'content/prose-tics.en.json:2: entry 1 of the list is malformed at "pattern": is not a regular expression that finds a text, write it as { "pattern": "…", "why": "…", "better": "…" }',
    );
    expect(problems.slice(1).map(({ line }) => line)).toEqual([4, 4]);
  });

  it.each(LOCALES)('reads the list of %s, none of which finds an empty text', (locale) => {
    const { entries, problems } = readProseTics(fs.readFileSync(ticsFile(locale), 'utf8'), locale);
    expect(problems).toEqual([]);
    expect(entries.length).toBeGreaterThan(10);
    expect(ticFaults('', entries)).toEqual([]);
  });

  it.each([
    ['en', 'After reading this page you can create elements.'],
    ['en', 'This page describes events.'],
    ['en', 'Ask the vendor.'],
    ['zh-Hans', '读完本页，您能创建元素。'],
    ['zh-Hans', '本页介绍事件。'],
    ['zh-Hans', '请咨询厂商。'],
  ] as const)('the list of %s knows "%s"', (locale, text) => {
    const { entries } = readProseTics(fs.readFileSync(ticsFile(locale), 'utf8'), locale);
    expect(ticFaults(text, entries)).toHaveLength(1);
  });
});

describe('readEntries of the list', () => {
  it('names each fault of an entry by line', () => {
    const json =
      '[\n  { "id": "a",\n    "en": { "term": "A", "forbidden": "B" },\n    "zh-Hans": { "term": "甲", "forbidden": [], "alos": [] } }\n]';
    const { entries, problems } = readEntries(json);
    expect(entries).toEqual([]);
    expect(problems.map((problem) => `${problem.line}: ${describeProblem(problem).message}`).sort()).toEqual([
      expect.stringContaining('3: entry 1 of the list is malformed at "en.forbidden"'),
      expect.stringContaining('4: entry 1 of the list is malformed at "zh-Hans"'),
    ]);
  });
});
