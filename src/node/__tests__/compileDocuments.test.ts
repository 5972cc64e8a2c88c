import fs from 'node:fs';
import path from 'node:path';
import { compileDocuments, type CompileAllOptions } from '../compileDocuments';
import { compileInWorkers } from '../compilePool';
import { testOptions } from '../markdown/__tests__/compile';
import { compileDocument } from '../markdown/compileDocument';
import { readSources } from '../readContent';
import { makeProject, page, removeProjects, writeFiles } from './project';

afterAll(removeProjects);

const options = { 'zh-Hans': testOptions('zh-Hans'), en: testOptions('en') };

async function compileAll(root: string, overrides: Partial<CompileAllOptions> = {}) {
  const { documents, compiled } = await compileDocuments(await readSources(root), {
    root,
    options,
    cacheDir: '.cache/documents',
    workers: 0,
    ...overrides,
  });
  return { documents, compiled, json: JSON.stringify(documents) };
}

const FILES = {
  'content/en/a.md': page("import P from './_p.md'\n\n<P />\n"),
  'content/en/b.md': page('```bash\nls\n```\n'),
  'content/en/_p.md': 'Shared.\n',
};

describe('the cache of compiled documents', () => {
  it('compiles nothing twice', async () => {
    const root = makeProject(FILES);
    const first = await compileAll(root);
    const second = await compileAll(root);
    expect([first.compiled, second.compiled]).toEqual([2, 0]);
    expect(second.json).toBe(first.json);
  });

  it('compiles anew what changed, be it in a partial', async () => {
    const root = makeProject(FILES);
    await compileAll(root);
    writeFiles(root, { 'content/en/b.md': page('Other.\n') });
    expect((await compileAll(root)).compiled).toBe(1);
    writeFiles(root, { 'content/en/_p.md': 'Changed.\n' });
    const { compiled, json } = await compileAll(root);
    expect(compiled).toBe(1);
    expect(json).toContain('Changed.');
  });

  it('compiles everything anew when the interface texts or the engine change', async () => {
    const root = makeProject({ ...FILES, 'src/model/x.ts': '1' });
    await compileAll(root);
    const other = { ...options, en: { ...options.en, messages: { 'code.copy': 'Copy it' } } };
    expect((await compileAll(root, { options: other })).compiled).toBe(2);
    await compileAll(root);
    writeFiles(root, { 'src/model/x.ts': '2' });
    expect((await compileAll(root)).compiled).toBe(2);
  });

  it('survives entries that are broken, and removes those that nobody uses', async () => {
    const root = makeProject(FILES);
    const { json } = await compileAll(root);
    const folder = path.join(root, '.cache/documents');
    for (const name of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, name), '{"half');
    fs.writeFileSync(path.join(folder, 'old.json'), '{}');
    const again = await compileAll(root);
    expect(again.compiled).toBe(2);
    expect(again.json).toBe(json);
    expect(fs.readdirSync(folder)).toHaveLength(2);
  });

  it('is done without where it cannot be written', async () => {
    const root = makeProject({ ...FILES, '.cache': 'a file' });
    expect((await compileAll(root)).compiled).toBe(2);
  });
});

describe('compileInWorkers', () => {
  const inputs = [
    { file: 'content/en/a.md', locale: 'en' as const, raw: page('## A\n\n```bash\nls\n```\n') },
    { file: 'content/zh-Hans/b.md', locale: 'zh-Hans' as const, raw: page('{a b}\n') },
  ];

  it('gives what one thread gives, in order', async () => {
    const root = path.resolve('.');
    const expected = await Promise.all(inputs.map((input) => compileDocument(input, options[input.locale])));
    const documents = await compileInWorkers(inputs, options, { root, workers: 2 });
    expect(JSON.stringify(documents)).toBe(JSON.stringify(expected));
  }, 60_000);

  it('makes a page that says so of a document that takes too long', async () => {
    const slow = { file: 'content/en/slow.md', locale: 'en' as const, raw: page('> '.repeat(2_000) + 'x') };
    const documents = await compileInWorkers([slow, ...inputs], options, {
      root: path.resolve('.'),
      workers: 1,
      timeLimitMs: 0,
    });
    expect(documents?.[0]).toMatchObject({
      title: 'Page',
      problems: [{ code: 'compile', message: 'the page takes longer than 0 seconds to compile' }],
    });
    expect(documents).toHaveLength(3);
  }, 60_000);

  it('leaves the work to the caller where there is no worker', async () => {
    expect(await compileInWorkers(inputs, options, { root: makeProject({}) })).toBeUndefined();
  });
});
