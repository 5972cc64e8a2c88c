import fs from 'node:fs/promises';
import path from 'node:path';
import { FILES_AT_ONCE, listFiles, mapLimited } from '@idmp/files';
import { MADE_OF_RELEASE } from './release';
import { HOST_FILES } from '../rules/hostSite';
import type { PublishedFiles } from './publishedFiles';
import { writtenBy } from './written';

/** Copies a site with its compressed variants and host files; what else lies in its folder stays there. */
export async function copySite(publicDir: string, files: PublishedFiles, target: string): Promise<void> {
  const variants = await writtenBy(publicDir, 'variants');
  const own = new Set([...files.names, ...HOST_FILES, ...MADE_OF_RELEASE, ...variants]);
  const copied = (await listFiles(publicDir)).filter((file) => own.has(file));
  const folders = new Set(copied.map((file) => path.dirname(path.join(target, file))));
  for (const folder of folders) await fs.mkdir(folder, { recursive: true });
  await mapLimited(copied, FILES_AT_ONCE, (file) =>
    fs.copyFile(path.join(publicDir, file), path.join(target, file)),
  );
}
