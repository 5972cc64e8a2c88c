import path from 'node:path';
import { writeFiles, type Files } from '../../../content/__tests__/project';
import { writeRelease } from '../release';

/** Writes a published folder below a project, with the list of its files; returns its path. */
export async function publishedFolder(root: string, files: Files): Promise<string> {
  const publicDir = path.join(root, 'public');
  writeFiles(publicDir, files);
  await writeRelease(publicDir);
  return publicDir;
}
