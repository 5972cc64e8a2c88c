// `npm run build`: gatsby build, whose last step is `finish`. Options go to Gatsby: `npm run build -- --prefix-paths`.
import './help.mjs';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import './preloadGatsby.mjs';
import { refuseUnusablePlace } from './buildPlace.mjs';
import { buildEnglishHost, forgetOtherHost } from './hostBuilds.mjs';
import { waitForOtherBuild } from './oneBuild.mjs';

refuseUnusablePlace();
buildEnglishHost();
await waitForOtherBuild();
forgetOtherHost();
// Gatsby writes only pages that have changed, and forgets what it wrote only when `public` itself is gone.
if (!existsSync('public/index.html')) rmSync('.cache/redux', { recursive: true, force: true });
process.argv.splice(2, 0, 'build');
createRequire(import.meta.url)('gatsby/cli.js');
