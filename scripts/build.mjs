// `npm run build`: gatsby build. Options go to Gatsby: `npm run build -- --prefix-paths`.
import './help.mjs';
import './loadEnv.mjs';
import { createRequire } from 'node:module';
import process from 'node:process';
import './preloadGatsby.mjs';
import { refuseUnusablePlace } from './buildPlace.mjs';
import { buildEnglishHost } from './hostBuilds.mjs';
import { forgetLastBuild, recordBuild } from './lastBuild.mjs';
import { waitForOtherBuild } from './oneBuild.mjs';

refuseUnusablePlace();
buildEnglishHost();
await waitForOtherBuild();
forgetLastBuild();
process.on('exit', (code) => code === 0 && recordBuild());
process.argv.splice(2, 0, 'build');
createRequire(import.meta.url)('gatsby/cli.js');
