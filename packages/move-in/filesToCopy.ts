import fs from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { builtNames, refusalOfPlace, refusalOfText, RefusedChange, STATIC_DIR } from '@idmp/markdown';
import { describePhrase, foldAddress } from '@idmp/model';
import { isInside } from './readModule';

/** Files of a folder: those to copy, relative to it, and those to leave with the reason. */
export interface FilesToCopy {
  files: string[];
  left: string[];
}

/** Whether a path leads to a folder; also false below a file. */
export const isFolder = (place: string): boolean => fs.existsSync(place) && fs.statSync(place).isDirectory();

/** Files of a tree of documents: all but hidden files and links. */
export function filesOfTree(site: string, folder: string): FilesToCopy {
  return filesOf(site, folder, () => undefined);
}

/** Files of a folder that is published unchanged: those that this site may publish, and does not write itself. */
export function filesOfStatic(site: string, folder: string): FilesToCopy {
  const own = builtNames();
  return filesOf(site, folder, (file) => {
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

function filesOf(site: string, folder: string, refuse: (file: string) => string | undefined): FilesToCopy {
  const result: FilesToCopy = { files: [], left: [] };
  const cwd = path.join(site, folder);
  if (!isFolder(cwd)) return result;
  if (!isInside(site, folder))
    throw new RefusedChange(`${folder} leads out of the site: copy the files into it`);
  const entries = glob.sync('**', {
    cwd,
    dot: true,
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  for (const { path: file, dirent } of entries.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (dirent.isDirectory()) continue;
    const reason = file.split('/').some((name) => name.startsWith('.'))
      ? 'hidden files are not published'
      : dirent.isFile()
        ? refuse(file)
        : 'it is not a regular file';
    if (reason === undefined) result.files.push(file);
    else result.left.push(`${folder}/${file}: ${reason}`);
  }
  return result;
}
