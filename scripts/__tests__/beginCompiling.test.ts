import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeProject, page, removeProjects } from '../../packages/markdown/__tests__/project';
import { compilePages, DOCUMENTS_DIR, readContent } from '@idmp/markdown';

const MODULE = pathToFileURL(path.resolve('scripts/beginCompiling.mjs')).href;
/** A build that lasts until its input ends. */
const BUILD = `
  import { beginCompiling } from ${JSON.stringify(MODULE)};
  console.log(beginCompiling());
  process.stdin.resume().on('end', () => process.exit());
`;
const FILES = { 'content/en/a.md': page('## Part\n'), 'content/zh-Hans/a.md': page() };

afterAll(removeProjects);

/** A project with the code of this one. */
function makeWholeProject(): string {
  const root = makeProject(FILES);
  for (const name of ['packages', 'src', 'scripts', 'node_modules', 'package.json', 'package-lock.json'])
    fs.symlinkSync(path.resolve(name), path.join(root, name));
  return root;
}

/** Begins a build in a folder, runs a task with what the build says, and ends the build. */
async function whileBuilding<T>(root: string, task: (begun: string) => Promise<T>): Promise<T> {
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, ['--input-type=module', '-e', BUILD], {
    cwd: root,
    stdio: [...stdio],
  });
  const exited = once(child, 'exit');
  const [begun] = (await once(child.stdout, 'data')) as [Buffer];
  const result = await task(begun.toString().trim());
  child.stdin.end();
  await exited;
  return result;
}

describe('beginCompiling', () => {
  it('compiles a first build to what Gatsby takes from the store', async () => {
    const root = makeWholeProject();
    const lock = path.join(root, `${DOCUMENTS_DIR}.lock`);
    const stored = Object.keys(FILES).map((file) => path.join(root, DOCUMENTS_DIR, `${file}.json`));
    await whileBuilding(root, async (begun) => {
      expect(begun).toBe('true');
      while (fs.existsSync(lock) || !stored.every((file) => fs.existsSync(file))) await wait(50);
    });
    const { sources, compile } = await readContent({ root, cacheDir: DOCUMENTS_DIR, workers: 0 });
    const pages = await compilePages(sources, compile);
    expect(pages.map(({ fields }) => fields.file)).toEqual(expect.arrayContaining(Object.keys(FILES)));
    expect(pages.filter(({ document }) => document)).toEqual([]);
  });

  it('starts nothing once documents are compiled', async () => {
    const root = makeWholeProject();
    fs.mkdirSync(path.join(root, DOCUMENTS_DIR), { recursive: true });
    expect(await whileBuilding(root, (begun) => Promise.resolve(begun))).toBe('false');
  });
});
