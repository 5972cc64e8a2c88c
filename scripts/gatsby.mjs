// Runs a command of Gatsby, without telemetry.
import { createRequire } from 'node:module';
import process from 'node:process';
import './preloadGatsby.mjs';
import { refuseUnusablePlace } from './buildPlace.mjs';

refuseUnusablePlace();
const [, , command] = process.argv;
// `develop` runs in a process of its own, which needs the same preparation.
if (command === 'develop') process.execArgv.push('--import', import.meta.resolve('./preloadGatsby.mjs'));
createRequire(import.meta.url)('gatsby/cli.js');
