// `npm run build`: prepare, gatsby build, finish. Options go to Gatsby: `npm run build -- --prefix-paths`.
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { explainFullDisk } from '../src/node/gatsby/patches/fullDisk.mjs';
import './preloadGatsby.mjs';
import { refuseUnusablePlace } from './buildPlace.mjs';
import { waitForOtherBuild } from './oneBuild.mjs';
import { startPrepare } from './startPrepare.mjs';

refuseUnusablePlace();
await waitForOtherBuild();
// Gatsby writes only pages that have changed, and forgets what it wrote only when `public` itself is gone.
if (!existsSync('public/index.html')) rmSync('.cache/redux', { recursive: true, force: true });
startPrepare();
process.argv.splice(2, 0, 'build');
const require = createRequire(import.meta.url);
if (process.env.IDMP_PATCHES !== 'off') explainFullDisk(require);
// Its `onPostBuild` calls `finish`.
require('gatsby/cli.js');
