import fs from 'node:fs';
import path from 'node:path';
import { builtNames, refusalOfPlace, refusalOfText, RefusedChange, STATIC_DIR } from '@idmp/markdown';
import { describePhrase, foldAddress } from '@idmp/model';
import { isInside } from './readModule';

/** Files of a folder: those to copy, relative to it, and those to leave with the reason. */
export interface FilesToCopy {
  files: string[];
  left: string[];
}

const NOT_CONTENT = new Set(['node_modules', '.git']);

/** Whether a path leads to a folder; also false below a file. */
export const isFolder = (place: string): boolean => fs.existsSync(place) && fs.statSync(place).isDirectory();

/** Files of a tree of documents: all but hidden files and links. */
export function filesOfTree(site: string, folder: string): FilesToCopy {
  return walk(site, folder, () => undefined);
}

/** Files of a folder that is published unchanged: those that this site may publish, and does not write itself. */
export function filesOfStatic(site: string, folder: string): FilesToCopy {
  const own = builtNames();
  return walk(site, folder, (file) => {
    const [first = ''] = file.split('/');
    if (own.has(foldAddress(first)))
      return `the build or a host answers /${first} itself: rename it, and the links to it`;
    // Judged as if it lay here.
    const place = `${STATIC_DIR}/${file}`;
    const bytes = fs.readFileSync(path.join(site, folder, file));
    const refusal = folder === STATIC_DIR ? refusalOfPlace(site, place) : undefined;
    const found = refusal ?? refusalOfText(place, bytes);
    return found && `the file ${describePhrase(found.reason)}`;
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
  if (!isFolder(path.join(site, folder))) return result;
  if (!isInside(site, folder))
    throw new RefusedChange(`${folder} leads out of the site: copy the files into it`);
  visit('');
  return result;
}
