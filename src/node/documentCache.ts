import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDocument } from '../model/compiledDocument';
import { FILES_AT_ONCE, mapLimited } from './mapLimited';
import { listFiles } from './readContent';
import { writeWhole } from './writeWhole';

/** Compiled documents on disk, one JSON file each, named after all that they depend on. */
export interface DocumentCache {
  readAll(keys: readonly string[]): Promise<(CompiledDocument | undefined)[]>;
  writeAll(entries: readonly { key: string; document: CompiledDocument }[]): Promise<void>;
  /** Removes what this build did not use. */
  removeOthers(): Promise<void>;
}

/** Sources whose change makes every compiled document stale. */
const ENGINE_FOLDERS = ['src/node/markdown', 'src/node/checks', 'src/model'];

const NO_CACHE: DocumentCache = {
  readAll: (keys) => Promise.resolve(keys.map(() => undefined)),
  writeAll: () => Promise.resolve(),
  removeOthers: () => Promise.resolve(),
};

/** Opens the cache; a folder that cannot be written means no cache, not a failure. */
export async function openDocumentCache(root: string, cacheDir: string | undefined): Promise<DocumentCache> {
  if (cacheDir === undefined) return NO_CACHE;
  const folder = path.join(root, cacheDir);
  try {
    await fs.mkdir(folder, { recursive: true });
  } catch {
    return NO_CACHE;
  }
  const engine = await engineVersion(root);
  const nameOf = (key: string): string => `${engine}-${key}.json`;
  const used = new Set<string>();
  const readOne = async (key: string): Promise<CompiledDocument | undefined> => {
    used.add(nameOf(key));
    try {
      return JSON.parse(await fs.readFile(path.join(folder, nameOf(key)), 'utf8')) as CompiledDocument;
    } catch {
      return undefined;
    }
  };
  const writeOne = async (key: string, document: CompiledDocument): Promise<void> => {
    await writeWhole(path.join(folder, nameOf(key)), JSON.stringify(document)).catch(() => undefined);
  };
  return {
    readAll: (keys) => mapLimited(keys, FILES_AT_ONCE, readOne),
    async writeAll(entries) {
      // It may have been emptied meanwhile.
      await fs.mkdir(folder, { recursive: true }).catch(() => undefined);
      await mapLimited(entries, FILES_AT_ONCE, ({ key, document }) => writeOne(key, document));
    },
    async removeOthers() {
      const names = await fs.readdir(folder).catch(() => []);
      await Promise.all(
        names
          .filter((name) => !used.has(name))
          .map((name) =>
            fs.rm(path.join(folder, name), { force: true, recursive: true }).catch(() => undefined),
          ),
      );
    },
  };
}

/** Digest of the engine itself and of the versions of its packages. */
async function engineVersion(root: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all(
    ENGINE_FOLDERS.map(async (folder) =>
      (await listFiles(path.join(root, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  for (const file of [...sources.flat().filter((name) => !name.includes('__tests__')), 'package-lock.json']) {
    hash.update(file).update(await fs.readFile(path.join(root, file)).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 12);
}
