import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Output of a git command in a project. */
export async function git(root: string, ...args: string[]): Promise<string> {
  // In English, for the messages below.
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { cwd: root, maxBuffer: MAX_OUTPUT_BYTES, env };
  return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout.trim();
}

/**
 * Texts of files in commits, each named `<commit>:<file>`; undefined for those that cannot be read. One process reads all
 * of them: to start one takes 20 ms in a large process.
 */
export async function gitTexts(root: string, names: readonly string[]): Promise<(string | undefined)[]> {
  const reading = run('git', ['cat-file', '--batch'], {
    cwd: root,
    maxBuffer: Infinity,
    encoding: 'buffer',
  });
  // If it ends early, all that it did not write is missing.
  reading.child.stdin?.on('error', () => undefined).end(names.map((name) => `${name}\n`).join(''));
  const { stdout } = await reading.catch(() => ({ stdout: Buffer.alloc(0) }));
  let at = 0;
  return names.map(() => {
    const start = stdout.indexOf('\n', at) + 1;
    const [, type, size] = /^\S+ (\w+) (\d+)\n$/.exec(stdout.toString('utf8', at, start)) ?? [];
    const end = start + Number(size ?? 0);
    at = size === undefined ? start : end + '\n'.length;
    return type === 'blob' ? stdout.toString('utf8', start, end) : undefined;
  });
}

/** Lines of `git log`; none without a history or in a shallow clone. */
export async function gitLog(root: string, ...args: string[]): Promise<string[]> {
  try {
    // The oldest commit of a shallow clone appears to change every file.
    if ((await git(root, 'rev-parse', '--is-shallow-repository')) !== 'false') return [];
    return (await git(root, 'log', ...args)).split('\n').filter(Boolean);
  } catch (error) {
    reportRefusal(error);
    return [];
  }
}

/** What git says where there is no history to read. */
const NO_HISTORY = /not a git repository|does not have any commits/;
let isReported = false;

/** Reports once why git refuses a project, for example because it belongs to another user; git says what to do. */
function reportRefusal(error: unknown): void {
  const { stderr = '' } = error as { stderr?: string };
  if (isReported || stderr === '' || NO_HISTORY.test(stderr)) return;
  isReported = true;
  console.warn(`Pages have no day of their last change: ${stderr.trim()}`);
}
