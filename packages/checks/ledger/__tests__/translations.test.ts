import { loadSite, storedDocuments } from '../../../../src/assemble/loadSite';
import fs from 'node:fs';
import path from 'node:path';
import { REVIEWS_FILE } from '../ledger';
import { acceptTranslations, reportTranslations } from '../translations';
import { makeProject, page, pageAt, removeProjects, writeFiles } from '../../../content/__tests__/project';

const accept = async (root: string, names: readonly string[]) =>
  acceptTranslations(root, await storedDocuments(root), names);
const report = async (root: string) => reportTranslations(root, await storedDocuments(root));

afterAll(removeProjects);

const ZH = 'content/zh-Hans/01-a.md';
const EN = 'content/en/01-a.md';
const TEXT = {
  [ZH]: page('## 一 {#one}\n\n端口是 6042。\n\n## 二 {#two}\n\n完成。\n'),
  [EN]: page('## One {#one}\n\nThe port is 6042.\n\n## Two {#two}\n\nDone.\n'),
};
const CHANGED = TEXT[ZH].replace('6042', '6043');

/** A project whose page was reviewed in the state above. */
async function reviewed(): Promise<string> {
  const root = makeProject(TEXT);
  expect(await accept(root, ['all'])).toMatchObject({ ok: true });
  return root;
}

const htmlOf = async (root: string, address: string): Promise<string> => {
  return pageAt(await loadSite({ root, pathPrefix: '/docs', production: true, workers: 0 }), address).html;
};

describe('translations', () => {
  it('says nothing of sections as they were reviewed', async () => {
    const root = await reviewed();
    expect(await report(root)).toEqual({
      ok: true,
      lines: ['3 sections: 0 missing, 0 orphan, 0 moved, 0 not reviewed, 0 stale'],
    });
    expect(await htmlOf(root, '/en/a')).not.toContain('small-note');
  });

  it('names the changed lines of a stale section, and how to accept them', async () => {
    const root = await reviewed();
    writeFiles(root, { [ZH]: CHANGED });
    expect((await report(root)).lines).toEqual([
      'stale: a#one changed in zh-Hans; when both say the same: npm run translations -- --accept a#one',
      `  ${ZH}:7: 端口是 6043。`,
      '  zh-Hans: 1 line of the reviewed text changed or gone',
      '3 sections: 0 missing, 0 orphan, 0 moved, 0 not reviewed, 1 stale',
    ]);
  });

  it('marks the section and the page in the other language only, until the change is accepted', async () => {
    const root = await reviewed();
    writeFiles(root, { [ZH]: CHANGED });
    const html = await htmlOf(root, '/en/a');
    expect(html.match(/class="small-note"/g)).toHaveLength(2);
    expect(html).toMatch(/<\/h1><p class="small-note">.*<a href="#one">One<\/a>/);
    expect(html).toMatch(
      /id="one".*<\/div><p class="small-note">.*href="\/docs\/a#one" hreflang="zh-Hans" data-reload/,
    );
    expect(await htmlOf(root, '/a')).not.toContain('small-note');

    await accept(root, ['/a#one']);
    expect(await htmlOf(root, '/en/a')).not.toContain('small-note');
  });

  it('marks both when both changed since', async () => {
    const root = await reviewed();
    writeFiles(root, { [ZH]: CHANGED, [EN]: TEXT[EN].replace('6042', '7042') });
    expect(await htmlOf(root, '/en/a')).toContain('small-note');
    expect(await htmlOf(root, '/a')).toContain('small-note');
  });

  it('marks a changed title or description at the top of the page', async () => {
    const root = await reviewed();
    writeFiles(root, { [ZH]: TEXT[ZH].replace('What it says.', 'Something else.') });
    expect((await htmlOf(root, '/en/a')).match(/class="small-note".*?<\/p>/g)).toEqual([
      expect.stringContaining('href="/docs/a"'),
    ]);
  });

  it('follows a section that was renamed or moved, and keeps its review', async () => {
    const root = await reviewed();
    writeFiles(root, {
      [ZH]: page('## 一 {#first}\n\n端口是 6042。\n\n## 二 {#two}\n\n完成。\n'),
      [EN]: page('## One {#first}\n\nThe port is 6043.\n\n## Two {#two}\n\nDone.\n'),
    });
    const { lines } = await report(root);
    expect(lines).toContain('moved: a#one is a#first now');
    expect(lines).toContainEqual(expect.stringContaining('stale: a#first changed in en'));
    await accept(root, ['a']);
    expect((await report(root)).ok).toBe(true);
    expect(fs.readFileSync(path.join(root, REVIEWS_FILE), 'utf8')).not.toContain('"one"');
  });

  it('names both halves of a section that was split, until they are accepted', async () => {
    const root = await reviewed();
    writeFiles(root, {
      [ZH]: TEXT[ZH].replace('端口是', '先说。\n\n## 新 {#new}\n\n端口是'),
      [EN]: TEXT[EN].replace('The port', 'First.\n\n## New {#new}\n\nThe port'),
    });
    const { ok, lines } = await report(root);
    expect(ok).toBe(false);
    expect(lines).toContain('not reviewed: a#new');
    expect(lines).toContainEqual(expect.stringContaining('stale: a#one changed in zh-Hans and en'));
    await accept(root, ['a#one', 'a#new']);
    expect(await report(root)).toMatchObject({ ok: true });
  });

  it('names sections that one language lacks, new ones, and reviews of sections that are gone', async () => {
    const root = await reviewed();
    writeFiles(root, {
      [ZH]: page('## 二 {#two}\n\n完成。\n\n## 三 {#three}\n\n新。\n'),
      [EN]: page('## Two {#two}\n\nDone.\n'),
    });
    expect((await report(root)).lines).toEqual([
      'missing in en: a#three',
      'orphan: the review of a#one, a section that is gone',
      'not reviewed: a#three',
      '3 sections: 1 missing, 1 orphan, 0 moved, 1 not reviewed, 0 stale',
    ]);
    await accept(root, ['a#one']);
    expect((await report(root)).lines).not.toContainEqual(expect.stringContaining('orphan:'));
  });

  it('changes nothing for an unknown name, and says what may be meant', async () => {
    const root = await reviewed();
    const before = fs.readFileSync(path.join(root, REVIEWS_FILE), 'utf8');
    const { ok, lines } = await accept(root, ['a#two', 'a#tow']);
    expect({ ok, lines }).toEqual({
      ok: false,
      lines: ['"a#tow" is no page or section, did you mean "a#two"? Nothing was recorded.'],
    });
    expect(fs.readFileSync(path.join(root, REVIEWS_FILE), 'utf8')).toBe(before);
  });

  it('refuses a file with a merge conflict and leaves it as it is; a lost one is named', async () => {
    const root = await reviewed();
    const broken = '{\n<<<<<<< HEAD\n}\n';
    writeFiles(root, { [REVIEWS_FILE]: broken });
    expect(await accept(root, ['all'])).toEqual({
      ok: false,
      lines: [
        `${REVIEWS_FILE}:2: the reviews of translations hold a merge conflict, keep the newer lines of a conflict, or restore the file from version control`,
      ],
    });
    expect(fs.readFileSync(path.join(root, REVIEWS_FILE), 'utf8')).toBe(broken);
    writeFiles(root, { [REVIEWS_FILE]: '{ "a": "one" }' });
    expect((await accept(root, ['all'])).lines).toEqual([
      expect.stringContaining('not of the expected form'),
    ]);
    fs.rmSync(path.join(root, REVIEWS_FILE));
    expect((await report(root)).lines.at(-1)).toContain(`There is no ${REVIEWS_FILE}`);
    expect(await htmlOf(root, '/en/a')).not.toContain('small-note');
  });

  it('keeps the reviews while a page cannot be parsed', async () => {
    const root = await reviewed();
    const before = fs.readFileSync(path.join(root, REVIEWS_FILE), 'utf8');
    writeFiles(root, { [EN]: `${TEXT[EN]}\n{a b}\n` });
    const { ok, lines } = await accept(root, ['all']);
    expect({ ok, lines }).toEqual({ ok: false, lines: [expect.stringContaining(`${EN}:`)] });
    expect(fs.readFileSync(path.join(root, REVIEWS_FILE), 'utf8')).toBe(before);
  });
});
