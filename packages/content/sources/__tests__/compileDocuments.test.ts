import fs from 'node:fs';
import path from 'node:path';
import {
  compileDocuments,
  compilePages,
  type CompiledPage,
  type CompileJob,
  type CompileSettings,
} from '../compileDocuments';
import { mapInWorkers } from '@idmp/files';
import { testOptions, testTexts } from '../../../compile/document/__tests__/compile';
import { DIALECT, WORKER } from '../../../../src/assemble/dialect';
import { compileDocument } from '@idmp/compile';
import { readSources } from '../readSources';
import { makeProject, page, removeProjects, writeFiles } from '../../__tests__/project';

afterAll(removeProjects);

const CACHE_DIR = '.cache/documents';
const options = { 'zh-Hans': testTexts('zh-Hans'), en: testTexts('en') };

async function compileAll(root: string, overrides: Partial<CompileSettings> = {}) {
  const settings = { root, options, dialect: DIALECT, cacheDir: CACHE_DIR, ...overrides };
  const sources = await readSources(root, DIALECT.site);
  const compiled = compiledNow(await compilePages(sources, settings));
  return { compiled, json: JSON.stringify(await compileDocuments(sources, settings)) };
}

/** How many of the pages are not from the store. */
const compiledNow = (pages: readonly CompiledPage[]): number =>
  pages.filter(({ document }) => document).length;

const FILES = {
  'content/en/a.md': page("import P from './_p.md'\n\n<P />\n"),
  'content/en/b.md': page('```bash\nls\n```\n'),
  'content/en/_p.md': 'Shared.\n',
};

describe('the cache of compiled documents', () => {
  it('compiles each document once', async () => {
    const root = makeProject(FILES);
    const first = await compileAll(root);
    const second = await compileAll(root);
    expect([first.compiled, second.compiled]).toEqual([2, 0]);
    expect(second.json).toBe(first.json);
  });

  it('recompiles what changed, even in a partial', async () => {
    const root = makeProject(FILES);
    await compileAll(root);
    writeFiles(root, { 'content/en/b.md': page('Other.\n') });
    expect((await compileAll(root)).compiled).toBe(1);
    writeFiles(root, { 'content/en/_p.md': 'Changed.\n' });
    const { compiled, json } = await compileAll(root);
    expect(compiled).toBe(1);
    expect(json).toContain('Changed.');
  });

  it('recompiles everything when the interface texts change', async () => {
    const root = makeProject(FILES);
    await compileAll(root);
    const other = { ...options, en: { ...options.en, messages: { 'code.copy': 'Copy it' } } };
    expect((await compileAll(root, { options: other })).compiled).toBe(2);
  });

  it('recompiles everything with any other code, which only another process can have', async () => {
    const root = makeProject({ ...FILES, 'src/features/x/build/x.ts': '1' });
    jest.spyOn(process, 'cwd').mockReturnValue(root);
    const compileInAnother = async (): Promise<number> => {
      jest.resetModules();
      const { compilePages: compile } = await import('../compileDocuments');
      const settings = { root, options, dialect: DIALECT, cacheDir: CACHE_DIR };
      return compiledNow(await compile(await readSources(root, DIALECT.site), settings));
    };
    expect([await compileInAnother(), await compileInAnother()]).toEqual([2, 0]);
    writeFiles(root, { 'src/features/x/build/x.ts': '2' });
    expect(await compileInAnother()).toBe(2);
    jest.restoreAllMocks();
  });

  it('ignores truncated files, and removes those of deleted sources', async () => {
    const root = makeProject(FILES);
    const { json } = await compileAll(root);
    const folder = path.join(root, CACHE_DIR, 'content/en');
    expect(fs.readdirSync(folder)).toEqual(['a.md.json', 'b.md.json']);
    for (const name of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, name), '{"half');
    fs.writeFileSync(path.join(folder, 'old.md.json'), '{}');
    const again = await compileAll(root);
    expect(again.compiled).toBe(2);
    expect(again.json).toBe(json);
    expect(fs.readdirSync(folder)).toEqual(['a.md.json', 'b.md.json']);
  });

  it('is optional if it cannot be written', async () => {
    const root = makeProject({ ...FILES, '.cache': 'a file' });
    expect((await compileAll(root)).compiled).toBe(2);
  });
});

describe('compiling in workers', () => {
  it('returns what one thread returns, in order', async () => {
    const inputs = [
      { file: 'content/en/a.md', locale: 'en' as const, raw: page('## A\n\n```bash\nls\n```\n') },
      { file: 'content/zh-Hans/b.md', locale: 'zh-Hans' as const, raw: page('{a b}\n') },
    ];
    const expected = await Promise.all(
      inputs.map((input) => compileDocument(input, testOptions(input.locale))),
    );
    const jobs = inputs.map((input) => ({ input, key: input.file, dir: undefined }));
    const pages = await mapInWorkers<CompileJob, CompiledPage>(jobs, {
      source: WORKER,
      name: 'compile',
      data: options,
      workers: 2,
    });
    expect(pages.map(({ key }) => key)).toEqual(inputs.map(({ file }) => file));
    const documents = pages.map(({ document }) => document);
    expect(JSON.stringify(documents)).toBe(JSON.stringify(expected));
  }, 60_000);
});
