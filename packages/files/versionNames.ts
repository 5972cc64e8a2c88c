import fs from 'node:fs';
import path from 'node:path';
import { VERSION_NAME, VERSIONS_DIR } from '@idmp/model';

const ORDER = new Intl.Collator('en', { numeric: true });

/** Names of the versions that were cut, newest first. */
export function versionNames(root = '.'): string[] {
  const folder = path.join(root, VERSIONS_DIR);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.filter((name) => VERSION_NAME.test(name)).sort((a, b) => ORDER.compare(b, a));
}
