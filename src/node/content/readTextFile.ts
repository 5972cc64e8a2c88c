import fs from 'node:fs';
import path from 'node:path';

/** Text of a file of the project; undefined where there is none. */
export function readTextFile(root: string, file: string): string | undefined {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
