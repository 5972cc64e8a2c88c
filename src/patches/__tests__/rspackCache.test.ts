import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { WRITTEN_DIR } from '@idmp/hosts';
import { alias } from '../../../package.json';

const SOURCE = 'src/patches/__tests__/bundlePage.ts';
/** Below the project, as it loads its packages; compiled once, as it runs many times. */
const SCRIPT = path.resolve('.cache/compiled/workers/bundlePage.cjs');
const LOADER = 'src/patches/addLine.cjs';
const FILES = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/gatsby/package.json': '{}',
  'src/page.js': "import { text } from './text';\nconsole.log(text, process.env.GATSBY_COLOR);\n",
  'src/text.js': "export const text = 'first text';\n",
  [LOADER]: 'module.exports = (source) => `${source}\\n// first loader`;\n',
};

const root = mkdtempSync(path.join(tmpdir(), 'idmp docs "cache" #-'));
const project = path.join(root, 'project');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Bundles the page in a process of its own; returns the number of modules built, and the code. */
function bundle(env: Record<string, string> = {}, cwd = project): { built: number; code: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], GATSBY_COLOR: 'red', ...env },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as { built: number; code: string };
}

const cacheFiles = (): string[] => {
  const folder = path.join(project, '.cache/compiled/rspack');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
};

const bundled = path.join(root, 'bundled');
const copy = (from: string, to: string): void => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
};

beforeAll(() => {
  const options = { bundle: true, platform: 'node', packages: 'external', alias } as const;
  buildSync({ ...options, entryPoints: [SOURCE], outfile: SCRIPT });
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  expect(bundle().built).toBe(2);
  copy(project, bundled);
});
beforeEach(() => copy(bundled, project));

describe("the bundler's cache", () => {
  it('builds nothing again, also after a checkout, and for a job with other variables', () => {
    const later = new Date(Date.now() + 60_000);
    for (const name of Object.keys(FILES)) utimesSync(path.join(project, name), later, later);
    const { built, code } = bundle({ CI_JOB_ID: '2' });
    expect(built).toBe(0);
    expect(code).toContain('first text');
  });

  it('sees a changed file whose time and size are the same', () => {
    const file = path.join(project, 'src/text.js');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, FILES['src/text.js'].replace('first', 'other'));
    utimesSync(file, atime, mtime);
    const { built, code } = bundle();
    expect(built).toBe(1);
    expect(code).toContain('other text');
  });

  it('builds the modules that contain a changed setting', () => {
    const { built, code } = bundle({ GATSBY_COLOR: 'blue' });
    expect(built).toBe(1);
    expect(code).toContain('"blue"');
  });

  it.each([
    ['configuration', () => ({ HASHED: '1' })],
    ['loader', () => write(LOADER, FILES[LOADER].replace('first', 'other'))],
    ['set of packages', () => write('package-lock.json', '{ "packages": {} }')],
  ])('is empty for another %s', (_what, change) => {
    expect(bundle(change() ?? {}).built).toBe(2);
  });

  it('is empty in another folder', () => {
    const moved = path.join(root, 'moved');
    copy(project, moved);
    writeFileSync(path.join(moved, 'src/text.js'), FILES['src/text.js'].replace('first', 'moved'));
    const { built, code } = bundle({}, moved);
    expect(built).toBe(2);
    expect(code).toContain('moved text');
  });

  it.each([
    ['half-written', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    [
      'damaged',
      (file: string) =>
        writeFileSync(
          file,
          readFileSync(file).map((byte) => byte ^ 1),
        ),
    ],
    ['emptied', (file: string) => truncateSync(file)],
  ])('is rebuilt when it is %s', (_what, damage) => {
    const files = cacheFiles();
    expect(files.length).toBeGreaterThan(3);
    files.forEach(damage);
    const { built, code } = bundle();
    expect(built).toBe(2);
    expect(code).toContain('first text');
    expect(bundle().built).toBe(0);
  });
});

describe('the output', () => {
  it('loses bundles of an earlier build, whatever other processes write meanwhile', () => {
    for (const name of ['old-0123456789.js', 'own.js']) write(`dist/${name}`, '');
    write(`dist/${WRITTEN_DIR}/bundles.json`, JSON.stringify(['main.js', 'old-0123456789.js']));
    symlinkSync('gone', path.join(project, 'dist/a.md.part'));
    bundle();
    expect(readdirSync(path.join(project, 'dist')).sort()).toEqual([
      'a.md.part',
      'hosts',
      'main.js',
      'own.js',
    ]);
  });
});
