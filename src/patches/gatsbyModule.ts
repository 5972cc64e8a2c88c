import { createRequire } from 'node:module';
import path from 'node:path';

/** `require` of Gatsby itself, which resolves its own packages. */
export const requireFromGatsby = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby/package.json'),
);
