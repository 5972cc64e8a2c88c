import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Debian program used by the tests. */
export interface Package {
  /** Names of its packages. */
  packages: readonly string[];
  /** Path of the executable, below the file system root. */
  file: string;
  /** Other required files of the packages, such as modules. */
  parts?: readonly string[];
  /** Arguments for a call that shows that it works. */
  probe: readonly string[];
}

export interface Program {
  file: string;
  /** File system root of the program's files. */
  root: string;
}

const UNPACKED = path.join(tmpdir(), 'idmp-docs-hosts');

const runs = (root: string, { file, parts = [], probe }: Package): boolean =>
  [file, ...parts].every((name) => existsSync(path.join(root, name))) &&
  spawnSync(path.join(root, file), probe, { env: { ...process.env, ...libraryEnv(root) } }).status === 0;

/** Environment that lets an unpacked program find its libraries. */
export function libraryEnv(root: string): Record<string, string> {
  const folder = path.join(root, 'usr/lib');
  if (root === '/' || !existsSync(folder)) return {};
  const folders = readdirSync(folder).filter((name) => name.endsWith('-linux-gnu'));
  return { LD_LIBRARY_PATH: folders.map((name) => path.join(folder, name)).join(':') };
}

/** The installed program, one unpacked from its packages, or the reason why there is none. */
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

/** Unpacks the packages to a folder, so that nothing is installed and no service starts. */
function unpack(wanted: Package): Program {
  const root = path.join(UNPACKED, wanted.packages.join('+'));
  const file = path.join(root, wanted.file);
  if (!existsSync(file)) {
    // Moved into place once complete, as parallel tests may do the same.
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
    // A fresh image has no package lists yet; fetching them requires root.
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'pipe'] });
    get();
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => line.startsWith('E: ')) ?? text.split('\n')[0] ?? '';
}
