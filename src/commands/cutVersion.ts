import path from 'node:path';
import { type CommandResult, LOCALES, VERSION_NAME, VERSIONS_DIR } from '@idmp/model';
import { CONTENT_DIR, listFiles, versionNames } from '@idmp/files';
import { changeContent, type NewFile, RefusedChange, VALUES_FILE, valuesFor } from '@idmp/content';
import { loadOptions, loadSite } from '../assemble/loadSite';
import { noNewErrors } from './noNewErrors';

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
