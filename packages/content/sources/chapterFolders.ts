import path from 'node:path';
import { LOCALES, stripPath } from '@idmp/model';
import { CONTENT_DIR, listVisibleFiles } from '@idmp/files';

/** Folders of a chapter in each language, relative to the project; undefined where a language lacks it. */
export async function chapterFolders(root: string, chapter: string): Promise<(string | undefined)[]> {
  return Promise.all(
    LOCALES.map(async (locale) => {
      const base = `${CONTENT_DIR}/${locale}`;
      const files = await listVisibleFiles(path.join(root, base));
      const known = ['', ...files.map((file) => path.posix.parse(file).dir)];
      const folder = known.find((dir) => stripPath(dir) === chapter);
      return folder === undefined ? undefined : path.posix.join(base, folder);
    }),
  );
}
