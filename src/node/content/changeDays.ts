import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Prefix of the lines with commit dates; no file name starts with it. */
const DAY = '/';

/**
 * Day of the last change of each file below some folders, from a single `git log`; empty without a git history or in a
 * shallow clone.
 */
export async function readChangeDays(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: MAX_OUTPUT_BYTES }))
      .stdout;
  try {
    // The oldest commit of a shallow clone appears to change every file.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    const format = `--format=${DAY}%as`;
    return daysOf(await git('log', format, '--name-only', '--no-renames', '--relative', '--', ...folders));
  } catch {
    return new Map();
  }
}

/** Time of the last commit, so that builds of it are reproducible; without git, the current day. */
export async function commitTime(root: string): Promise<Date> {
  const commit = await run('git', ['log', '-1', '--format=%cI'], { cwd: root }).catch(() => undefined);
  const time = commit?.stdout.trim();
  return new Date(time || new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
}

/** Parses the log, newest commit first. */
function daysOf(history: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of history.split('\n')) {
    if (line.startsWith(DAY)) day = line.slice(DAY.length);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
