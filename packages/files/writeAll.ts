import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

/** Writes texts to files below a folder. */
export async function writeAll(folder: string, texts: Record<string, string>): Promise<void> {
  await Promise.all(
    Object.entries(texts).map(([name, text]) => writeIfChanged(path.join(folder, name), text)),
  );
}
