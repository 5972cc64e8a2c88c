import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes texts to files below a folder, creating missing folders. */
export async function writeAll(folder: string, texts: Record<string, string>): Promise<void> {
  await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      const file = path.join(folder, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, text);
    }),
  );
}
