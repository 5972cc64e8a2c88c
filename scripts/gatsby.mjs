// Runs a Gatsby command in this process, without telemetry.
import { createRequire } from 'node:module';
import process from 'node:process';
import { startSiteThread } from '../src/node/siteThread/startSiteThread.mjs';
import { loadOnUse } from './loadOnUse.mjs';
import { renderInThisProcess } from './pageRenderer.mjs';
import './prepareGatsby.mjs';

const require = createRequire(import.meta.url);
const [, , command, ...options] = process.argv;
if (command === 'build') {
  const prefixed = options.includes('--prefix-paths') || process.env.PREFIX_PATHS === 'true';
  startSiteThread({ mode: 'production', prefixed });
  loadOnUse(require);
  if (process.env.GATSBY_CPU_COUNT === '1') renderInThisProcess(require);
}
// The writers' server runs in a process that Gatsby starts with this one's options.
if (command === 'develop') process.execArgv.push('--import', import.meta.resolve('./prepareGatsby.mjs'));
require('gatsby/cli.js');
