import { createRequire } from 'node:module';
import path from 'node:path';

/** `require` of the project, at run time: its packages are not bundled. */
export const requireFromSite = createRequire(path.resolve('package.json'));

/** `require` of Gatsby itself, which resolves its own packages. */
export const requireFromGatsby = createRequire(requireFromSite.resolve('gatsby/package.json'));
