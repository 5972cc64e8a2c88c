import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildCommand } from '../../e2e/support/buildSite';
import type { Times } from './figures';

const MS_IN_SECOND = 1_000;
/** Linux counts CPU time in hundredths of a second. */
const TICKS_IN_SECOND = 100;
const PROCESS_FILE = '/proc/self/stat';
/** `cutime` and `cstime`, counted from the end of the name of the program. */
const CHILD_TIMES = [13, 14];

/** CPU seconds of all ended child processes; undefined where the system has no such file. */
function childSeconds(): number | undefined {
  if (!existsSync(PROCESS_FILE)) return undefined;
  const [, fields = ''] = readFileSync(PROCESS_FILE, 'utf8').split(') ');
  const ticks = fields.split(' ');
  return CHILD_TIMES.reduce((sum, at) => sum + Number(ticks[at]), 0) / TICKS_IN_SECOND;
}

/** Builds a copy of the site without caches. */
export function timeBuild(folder: string): Times {
  for (const name of ['.cache', 'public']) rmSync(path.join(folder, name), { recursive: true, force: true });
  const before = childSeconds();
  const start = performance.now();
  const { args, env } = buildCommand({});
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}`);
  const seconds = (performance.now() - start) / MS_IN_SECOND;
  const after = childSeconds();
  return {
    'cold build, s': seconds,
    ...(before !== undefined && after !== undefined && { 'cold build, CPU s': after - before }),
  };
}
