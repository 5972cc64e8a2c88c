import fs from 'node:fs';
import path from 'node:path';
import { foldAddress } from '../../../core/model/slugFault';
import { builtNames } from '../../../core/content/ownNames';
import { refusalOfPlace, refusalOfText, STATIC_DIR } from '../../../core/content/publishable';
import { SITE_FOLDERS } from './siteFolders';
import { describePhrase } from '../../../core/model/problem';

/** Files of a folder: those to copy, relative to it, and those to leave with the reason. */
export interface FilesToCopy {
  files: string[];
  left: string[];
}

const NOT_CONTENT = new Set(['node_modules', '.git']);

/** Files of a tree of documents: all but hidden files and links. */
export function filesOfTree(site: string, folder: string): FilesToCopy {
  return walk(site, folder, () => undefined);
}

/** Files of `static/` that this site may publish, and does not write itself. */
export function filesOfStatic(site: string): FilesToCopy {
  const own = builtNames();
  return walk(site, SITE_FOLDERS.static, (file) => {
    if (own.has(foldAddress(file.split('/')[0] ?? ''))) return 'the build writes its own';
    const place = `${STATIC_DIR}/${file}`;
    const refusal =
      refusalOfPlace(site, place) ??
      refusalOfText(place, fs.readFileSync(path.join(site, SITE_FOLDERS.static, file)));
    return refusal && `the file ${describePhrase(refusal.reason)}`;
  });
}

function walk(site: string, folder: string, refuse: (file: string) => string | undefined): FilesToCopy {
  const result: FilesToCopy = { files: [], left: [] };
  const visit = (below: string): void => {
    const entries = fs.readdirSync(path.join(site, folder, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.posix.join(below, entry.name);
      if (NOT_CONTENT.has(entry.name)) continue;
      const reason = entry.name.startsWith('.')
        ? 'hidden files are not published'
        : entry.isDirectory()
          ? undefined
          : entry.isFile()
            ? refuse(file)
            : 'it is not a regular file';
      if (reason !== undefined) result.left.push(`${folder}/${file}: ${reason}`);
      else if (entry.isDirectory()) visit(file);
      else result.files.push(file);
    }
  };
  if (fs.existsSync(path.join(site, folder))) visit('');
  return result;
}
