import fs from 'node:fs';
import path from 'node:path';
import { extensionPoint } from '../model/extensionPoint';
import { foldAddress, type OwnNames } from '../model/slugFault';
import { CORE_NAMES } from '../site/siteFiles';
import { STATIC_DIR } from './publishable';

/** Names at the top of the published site that features write, or that hosts answer themselves. */
export const featureNames = extensionPoint<string>('registerBuildFeatures');

/** Names at the top of the published site that no page may have, as the build writes them. It fails on any other one. */
export const builtNames = (): OwnNames => new Set([...CORE_NAMES, ...featureNames.all()].map(foldAddress));

/** Those names, and the ones of `static/`. */
export function ownNames(root: string): OwnNames {
  const folder = path.join(root, STATIC_DIR);
  const copied = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return new Set([...builtNames(), ...copied.map(foldAddress)]);
}
