import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/** Day of the last commit of each file in a folder, from one `git log`; empty without git or in a shallow clone. */
export async function lastChanges(root: string, folder: string): Promise<Map<string, string>> {
  try {
    const options = { cwd: root, maxBuffer: MAX_LOG_BYTES };
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository'], options);
    if (shallow.trim() !== 'false') return new Map();
    const log = ['log', '--format=%x00%cs', '--name-only', '--relative', '--', folder];
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...log], options);
    return parseLog(stdout);
  } catch {
    return new Map();
  }
}

/** Time of the last commit, so that builds of it are reproducible; the current time without git. */
export async function commitTime(root: string): Promise<Date> {
  const now = new Date();
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%cI'], { cwd: root });
    return stdout.trim() === '' ? now : new Date(stdout.trim());
  } catch {
    return now;
  }
}

/** Newest day of each file; in the log, each commit starts with NUL and its day. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
