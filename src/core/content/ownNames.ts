import fs from 'node:fs';
import path from 'node:path';
import { foldAddress, type OwnNames } from '../model/slugFault';
import { OWN_NAMES } from '../site/siteFiles';
import { STATIC_DIR } from './publishable';

/** Names at the top of the published site that no page may have: those that the build writes, and those of `static/`. */
export function ownNames(root: string): OwnNames {
  const folder = path.join(root, STATIC_DIR);
  const copied = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return new Set([...OWN_NAMES, ...copied].map(foldAddress));
}
