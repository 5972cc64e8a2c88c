import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { stamped } from './stamped';
import { writeIfChanged } from './writeIfChanged';

/** Copies a file if its copy differs; in `npm run develop`, reads neither again while the file keeps time and size. */
export async function copyIfChanged(from: string, to: string): Promise<void> {
  const copy = stamped(`copy to ${to}`, from, () => ({ isDone: false }));
  if (copy.isDone && existsSync(to)) return;
  await writeIfChanged(to, await fs.readFile(from));
  copy.isDone = true;
}
