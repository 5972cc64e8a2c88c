import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program of Debian that the tests use. */
export interface Package {
  /** Names of the packages that bring it. */
  packages: readonly string[];
  /** Where the program lies, below the root of the file system. */
  file: string;
  /** Further files of the packages that the tests need, such as modules. */
  parts?: readonly string[];
  /** Arguments of a call that shows that it runs. */
  probe: readonly string[];
}

export interface Program {
  file: string;
  /** Root of the file system that the program's own files belong to. */
  root: string;
}

const UNPACKED = path.join(tmpdir(), 'idmp-docs-hosts');

const runs = (root: string, { file, parts = [], probe }: Package): boolean =>
  [file, ...parts].every((name) => existsSync(path.join(root, name))) &&
  spawnSync(path.join(root, file), probe, { env: { ...process.env, ...libraryEnv(root) } }).status === 0;

/** Environment in which an unpacked program finds the libraries that came with it. */
export function libraryEnv(root: string): Record<string, string> {
  const folder = path.join(root, 'usr/lib');
  if (root === '/' || !existsSync(folder)) return {};
  const folders = readdirSync(folder).filter((name) => name.endsWith('-linux-gnu'));
  return { LD_LIBRARY_PATH: folders.map((name) => path.join(folder, name)).join(':') };
}

/** The program, installed or unpacked from its packages; or the reason why it is not to be had. */
export function findProgram(wanted: Package): Program | string {
  if (runs('/', wanted)) return { file: path.join('/', wanted.file), root: '/' };
  if (spawnSync('apt-get', ['--version']).status !== 0)
    return `${wanted.packages[0]} is not installed, and there is no apt-get to get it with`;
  try {
    return unpack(wanted);
  } catch (error) {
    return `${wanted.packages[0]} is not installed, and apt-get could not get it: ${firstLine(error)}`;
  }
}

/** Unpacks the packages beside the system, so that nothing is installed and no service starts. */
function unpack(wanted: Package): Program {
  const root = path.join(UNPACKED, wanted.packages.join('+'));
  const file = path.join(root, wanted.file);
  if (!existsSync(file)) {
    // Put in its place only when complete: tests beside this one may be at the same.
    mkdirSync(UNPACKED, { recursive: true });
    const fresh = mkdtempSync(path.join(UNPACKED, 'unpacking-'));
    const downloads = path.join(fresh, 'downloads');
    mkdirSync(downloads);
    download(wanted.packages, downloads);
    for (const name of readdirSync(downloads))
      execFileSync('dpkg-deb', ['-x', path.join(downloads, name), fresh]);
    try {
      renameSync(fresh, root);
    } catch {
      rmSync(fresh, { recursive: true });
    }
  }
  if (!runs(root, wanted)) throw new Error(`${file} does not run on this system`);
  return { file, root };
}

function download(packages: readonly string[], folder: string): void {
  const get = () =>
    execFileSync('apt-get', ['download', '-qq', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    get();
  } catch {
    // A fresh image has no package lists yet; bringing them needs the rights of root.
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'pipe'] });
    get();
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => line.startsWith('E: ')) ?? text.split('\n')[0] ?? '';
}
