import fs from 'node:fs/promises';
import { textOf, type Environment } from '../../../settings/settingReaders';
import { SECRET_FILE_SETTING, SECRET_SETTINGS } from '../../../settings/buildSettings';

/** Secret values by variable; that of a variable that names a file is its content. */
export async function secretsOf(env: Environment = process.env): Promise<ReadonlyMap<string, string>> {
  const file = textOf(env, SECRET_FILE_SETTING);
  // A file that cannot be read is reported where it is needed.
  const content = file === '' ? '' : await fs.readFile(file, 'utf8').catch(() => '');
  const secrets = SECRET_SETTINGS.map((variable) => [variable, textOf(env, variable)] as const);
  return new Map([...secrets, [SECRET_FILE_SETTING, content.trim()]]);
}
