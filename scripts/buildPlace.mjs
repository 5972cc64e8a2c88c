import { accessSync, chmodSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import process from 'node:process';
import { getHeapStatistics } from 'node:v8';

/** Characters in a path that Gatsby and webpack read as a glob, a loader or an escape. */
const UNUSABLE = /['#!?*[\]{}]/;
const OPEN = constants.R_OK | constants.W_OK | constants.X_OK;
const BYTES_IN_MB = 1_000_000;
/** Minimum disk space for a clean build. */
const FREE_MIN_MB = 100;
/** Minimum heap for a build; when it runs out, Node crashes with a stack trace. */
const HEAP_MIN_MB = 350;

/** Why this folder cannot be built in, as one sentence; undefined if it can. */
export function placeFault(folder = process.cwd(), spaceOf = statfsSync) {
  const [sign] = UNUSABLE.exec(folder) ?? [];
  if (sign) return `The path ${folder} holds ${sign}, which Gatsby cannot read: move the project.`;
  for (const place of [`${folder}/.`, `${folder}/public`, ...foldersIn(`${folder}/.cache`)]) {
    if (!existsSync(place)) continue;
    if (!isOpen(place))
      return `The build cannot write to ${place}: grant this user write access, or build elsewhere.`;
    const { bavail, bsize } = spaceOf(place);
    const free = Math.floor((bavail * bsize) / BYTES_IN_MB);
    if (free < FREE_MIN_MB)
      return `Only ${free} MB are free in ${place}, and a build needs ${FREE_MIN_MB}: make room for it.`;
  }
  return undefined;
}

/** A folder of the build and those below it; what this user may open again is opened. */
function foldersIn(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  if (!isOpen(folder, OPEN))
    try {
      chmodSync(folder, 0o755);
    } catch {
      return [folder];
    }
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersIn(`${folder}/${name}`))];
}

function isOpen(place, mode = constants.W_OK) {
  try {
    accessSync(place, mode);
    return true;
  } catch {
    return false;
  }
}

/** Why this process cannot build, as one sentence; undefined if its heap is large enough. */
export function heapFault(limit = getHeapStatistics().heap_size_limit) {
  const megabytes = Math.floor(limit / BYTES_IN_MB);
  if (megabytes >= HEAP_MIN_MB) return undefined;
  return `Node may use ${megabytes} MB of memory, and a build needs ${HEAP_MIN_MB}: set NODE_OPTIONS=--max-old-space-size=512.`;
}

/** Exits with a one-line error if a build is not possible. */
export function refuseUnusablePlace() {
  const fault = placeFault() ?? heapFault();
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
