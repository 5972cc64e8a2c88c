import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import process from 'node:process';

/** Characters that Gatsby and the bundler take for a pattern, a loader or an escape when they stand in a path. */
const UNUSABLE = /['#!?*[\]{}]/;
const BYTES_IN_MB = 1_000_000;
/** What a build writes at least, from an empty folder. */
const FREE_MIN_MB = 100;

/** Why nothing can be built in this folder, in one sentence; undefined where it can. */
export function placeFault(folder = process.cwd(), spaceOf = statfsSync) {
  const [sign] = UNUSABLE.exec(folder) ?? [];
  if (sign) return `The path ${folder} holds ${sign}, which Gatsby cannot read: move the project.`;
  for (const name of ['.', 'public', '.cache']) {
    const place = `${folder}/${name}`;
    if (!existsSync(place)) continue;
    try {
      accessSync(place, constants.W_OK);
    } catch {
      return `The build cannot write to ${place}: give this user the right to, or build elsewhere.`;
    }
    const { bavail, bsize } = spaceOf(place);
    const free = Math.floor((bavail * bsize) / BYTES_IN_MB);
    if (free < FREE_MIN_MB)
      return `Only ${free} MB are free in ${place}, and a build needs ${FREE_MIN_MB}: make room for it.`;
  }
  return undefined;
}

/** Ends the process with one sentence where nothing can be built. */
export function refuseUnusablePlace() {
  const fault = placeFault();
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
