import { git, gitLog } from '@idmp/files';

/**
 * Day of the last change of each file below some folders, from a single `git log`; empty without a git history or in a
 * shallow clone.
 */
export async function readChangeDays(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // No file name starts with the slash that marks the days.
  const options = ['--format=/%as', '--name-only', '--no-renames', '--relative'];
  const days = new Map<string, string>();
  let day = '';
  // Newest commit first.
  for (const line of await gitLog(root, ...options, '--', ...folders))
    if (line.startsWith('/')) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  return days;
}

/** Time of the last commit, so that builds of it are reproducible; without git, the current day. */
export async function commitTime(root: string): Promise<Date> {
  const time = await git(root, 'log', '-1', '--format=%cI').catch(() => '');
  return new Date(time || new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
}
