import { statSync } from 'node:fs';

/** A file that changed this recently may change again with the same time, as file systems count in ticks. */
const SETTLED_MS = 100;

const made = new Map<string, { stamp: string; value: unknown }>();

/**
 * In `npm run develop`, which reads the whole content at each save, memoizes what is made from a file until the file's
 * time or size changes; elsewhere, each file is read once anyway. `kind` tells apart what is made from the same file.
 */
export function stamped<T>(kind: string, file: string, make: () => T): T {
  const stat =
    process.env['gatsby_executing_command'] === 'develop'
      ? statSync(file, { throwIfNoEntry: false })
      : undefined;
  if (!stat) return make();
  const key = `${kind}\0${file}`;
  const stamp = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
  const last = made.get(key);
  if (last?.stamp === stamp) return last.value as T;
  const value = make();
  if (Date.now() - stat.mtimeMs > SETTLED_MS) made.set(key, { stamp, value });
  return value;
}
