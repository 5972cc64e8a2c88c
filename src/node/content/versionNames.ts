import fs from 'node:fs';
import path from 'node:path';
import { sortVersions, VERSIONS_DIR } from '../../model/versions';

/** Names of the versions that were cut, newest first. */
export function versionNames(root = '.'): string[] {
  const folder = path.join(root, VERSIONS_DIR);
  return fs.existsSync(folder) ? sortVersions(fs.readdirSync(folder)) : [];
}
