import fs from 'node:fs';
import path from 'node:path';
import { foldAddress, type OwnNames } from '../assemble/slugFault';
import { siteContext } from '@idmp/compile';
import { STATIC_DIR } from './publishable';

/** Names at the top of the published site that no page may have, as the build writes them. It fails on any other one. */
export const builtNames = (): OwnNames => new Set(siteContext().ownNames.map(foldAddress));

/** Those names, and the ones of `static/`. */
export function ownNames(root: string): OwnNames {
  const folder = path.join(root, STATIC_DIR);
  const copied = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return new Set([...builtNames(), ...copied.map(foldAddress)]);
}
