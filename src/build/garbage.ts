import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees memory that is no longer used at once, which V8 does only when its heap has grown by much more. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** Pages of a site whose build limits its garbage. */
const LARGE_MIN_PAGES = 1_000;
/** In percent of what is in use. */
const GARBAGE_MAX_PERCENT = 50;

/** Limits the garbage in the build of a large site: V8 lets it grow to three times what is in use where memory is plenty. */
export function limitGarbage(pages: number): void {
  if (pages >= LARGE_MIN_PAGES) setFlagsFromString(`--heap-growing-percent=${GARBAGE_MAX_PERCENT}`);
}
