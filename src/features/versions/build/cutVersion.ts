import path from 'node:path';
import { LOCALES } from '../../../core/model/locale';
import { VERSION_NAME, VERSIONS_DIR } from '../../../core/model/versions';
import { CONTENT_DIR } from '../../../core/files/contentFolders';
import { listFiles } from '../../../core/files/listFiles';
import type { CommandResult } from '../../../core/model/commandResult';
import { changeContent, RefusedChange, type NewFile } from '../../../core/content/changeContent';
import { VALUES_FILE, valuesFor } from '../../../core/content/values';
import { loadOptions, loadSite } from '../../../core/assemble/loadSite';
import { noNewErrors } from '../../../core/assemble/noNewErrors';
import { versionNames } from '../../../core/files/versionNames';

/** Keeps the documents of all languages and their values, as they are now, as a version of the documentation. */
export async function cutVersion(root: string, name: string): Promise<CommandResult> {
  if (!VERSION_NAME.test(name))
    return refuse(`"${name}" is not a version: name it with numbers and dots: npm run docs:cut -- 1.0.6`);
  const folder = `${VERSIONS_DIR}/${name}`;
  if (versionNames(root).includes(name))
    return refuse(`version ${name} already exists: remove ${folder} to cut it again, or choose another name`);
  const write = new Map<string, NewFile>();
  for (const locale of LOCALES) {
    const from = path.join(root, CONTENT_DIR, locale);
    const files = await listFiles(from).catch(() => []);
    for (const file of files) write.set(`${folder}/${locale}/${file}`, { copyOf: path.join(from, file) });
  }
  const { problems } = await loadSite(loadOptions(root));
  try {
    const values = valuesFor(root, name);
    if (values !== undefined) write.set(VALUES_FILE, values);
    await changeContent(root, { write }, noNewErrors(root, problems));
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    return refuse(`${error.message}. Nothing was cut.`);
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
