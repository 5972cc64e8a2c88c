// Runs a Gatsby command without telemetry.
import './help.mjs';
import './loadEnv.mjs';
import { createRequire } from 'node:module';
import process from 'node:process';
import './preloadGatsby.mjs';
import { refuseUnusablePlace } from './buildPlace.mjs';

refuseUnusablePlace();
const [, , command] = process.argv;
// It runs in a child process, which needs the same preload.
if (command === 'develop') process.execArgv.push('--import', import.meta.resolve('./preloadGatsby.mjs'));
createRequire(import.meta.url)('gatsby/cli.js');
