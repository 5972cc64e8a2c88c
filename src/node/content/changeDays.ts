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
