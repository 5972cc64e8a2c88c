import fs from 'node:fs';
import path from 'node:path';

/** Reads a project file; undefined if it does not exist. */
export function readTextFile(root: string, file: string): string | undefined {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
