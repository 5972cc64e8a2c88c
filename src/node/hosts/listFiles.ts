import fs from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below a folder, relative to it and with slashes, sorted; folders named in `skip` are left out. */
export async function listFiles(folder: string, skip: readonly string[] = []): Promise<string[]> {
  const files: string[] = [];
  async function visit(relative: string): Promise<void> {
    const entries = await fs.readdir(path.join(folder, relative), { withFileTypes: true });
    const inner = entries.map((entry) => ({
      entry,
      name: relative ? `${relative}/${entry.name}` : entry.name,
    }));
    for (const { entry, name } of inner) if (entry.isFile()) files.push(name);
    const folders = inner.filter(({ entry, name }) => entry.isDirectory() && !skip.includes(name));
    await Promise.all(folders.map(({ name }) => visit(name)));
  }
  await visit('');
  return files.sort();
}

/** Addresses of the pages among the files of a site, without prefix: each `index.html` is one. */
export function pageAddresses(files: readonly string[]): string[] {
  return files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
}
