import fs from 'node:fs';
import path from 'node:path';
import type { CompiledDocument } from '@idmp/compile';
import { type ContentProblem, type Source, VERSIONS_DIR } from '@idmp/model';
import {
  compileDocuments,
  type CompileSettings,
  type FolderSettings,
  readFolders,
  readSources,
} from '@idmp/content';
import { git, listVisibleFiles, mapLimited, versionNames } from '@idmp/files';

/** A version that was cut, or that comes from another site. */
export interface FrozenVersion {
  name: string;
  /** Its folder, relative to the project. */
  folder: string;
  documents: readonly CompiledDocument[];
  folders: FolderSettings['folders'];
  sources: readonly Source[];
  /** Faults of its folders. */
  folderProblems: readonly ContentProblem[];
  /** Whether git has the folder as it is: its faults were named before it was committed. */
  isCommitted: boolean;
}

/** Folder beside that of the current documents, with one for each version. */
const CACHE = '../versions';

/** Reads and compiles the versions of a project, newest first. */
export async function readVersions(options: CompileSettings): Promise<FrozenVersion[]> {
  const { root, cacheDir } = options;
  return mapLimited(versionNames(root), 1, async (name) => {
    const folder = `${VERSIONS_DIR}/${name}`;
    const sources = await readSources(root, options.dialect.site, folder);
    const files = (await listVisibleFiles(path.join(root, folder))).map((file) => `${folder}/${file}`);
    const { folders, problems: folderProblems } = await readFolders(root, files, folder);
    const documents = await compileDocuments(sources, {
      ...options,
      ...(cacheDir !== undefined && { cacheDir: path.join(cacheDir, CACHE, name) }),
    });
    return {
      name,
      folder,
      documents,
      folders,
      sources,
      folderProblems,
      isCommitted: await isCommitted(root, folder),
    };
  });
}

/** Whether a folder is in git, without changes. */
async function isCommitted(root: string, folder: string): Promise<boolean> {
  if (!fs.existsSync(path.join(root, '.git'))) return false;
  try {
    return (await git(root, 'status', '--porcelain', '--', folder)) === '';
  } catch {
    return false;
  }
}
