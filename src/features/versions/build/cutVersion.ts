import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../core/model/locale';
import { VERSION_NAME, VERSIONS_DIR } from '../../../core/model/versions';
import { CONTENT_DIR } from '../../../core/files/contentFolders';
import type { CommandResult } from '../../../core/model/commandResult';
import { versionNames } from '../../../core/files/versionNames';

/** Keeps the documents of all languages, as they are now, as a version of the documentation. */
export async function cutVersion(root: string, name: string): Promise<CommandResult> {
  if (!VERSION_NAME.test(name))
    return refuse(`"${name}" is not a version: name it with numbers and dots: npm run docs:cut -- 1.0.6`);
  const known = versionNames(root);
  const folder = `${VERSIONS_DIR}/${name}`;
  if (known.includes(name))
    return refuse(`version ${name} already exists: remove ${folder} to cut it again, or choose another name`);
  for (const locale of LOCALES) {
    const from = path.join(root, CONTENT_DIR, locale);
    if (existsSync(from)) await fs.cp(from, path.join(root, folder, locale), { recursive: true });
  }
  return {
    ok: true,
    lines: [
      `cut ${folder}; versions are now: ${versionNames(root).join(', ')}`,
      'Commit the folder. Its label, banner and whether search engines index it are set in src/site/versions.ts.',
    ],
  };
}

const refuse = (line: string): CommandResult => ({ lines: [line], ok: false });
