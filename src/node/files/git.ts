import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Output of a git command in a project. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: MAX_OUTPUT_BYTES };
  return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout.trim();
}

/** Lines of `git log`; none without a history or in a shallow clone. */
export async function gitLog(root: string, ...args: string[]): Promise<string[]> {
  try {
    // The oldest commit of a shallow clone appears to change every file.
    if ((await git(root, 'rev-parse', '--is-shallow-repository')) !== 'false') return [];
    return (await git(root, 'log', ...args)).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
