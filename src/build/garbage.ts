import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees memory that is no longer used at once, which V8 does only when its heap has grown by much more. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
