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
