// Runs a Gatsby command without telemetry.
import { createRequire } from 'node:module';
import process from 'node:process';
import './preloadGatsby.mjs';
import { refuseUnusablePlace } from './buildPlace.mjs';
import { startPrepare } from './startPrepare.mjs';

refuseUnusablePlace();
const [, , command] = process.argv;
if (command === 'develop') {
  startPrepare('--documents-only');
  // Runs in a child process, which needs the same preload.
  process.execArgv.push('--import', import.meta.resolve('./preloadGatsby.mjs'));
}
createRequire(import.meta.url)('gatsby/cli.js');
