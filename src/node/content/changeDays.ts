import { git, gitLog } from '../files/git';

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
  const format = `--format=${DAY}%as`;
  const days = new Map<string, string>();
  let day = '';
  // Newest commit first.
  for (const line of await gitLog(
    root,
    format,
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    ...folders,
  ))
    if (line.startsWith(DAY)) day = line.slice(DAY.length);
    else if (!days.has(line)) days.set(line, day);
  return days;
}

/** Time of the last commit, so that builds of it are reproducible; without git, the current day. */
export async function commitTime(root: string): Promise<Date> {
  const time = await git(root, 'log', '-1', '--format=%cI').catch(() => '');
  return new Date(time || new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
}
