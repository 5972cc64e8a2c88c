// Runs a Gatsby command in this process, without telemetry. Plain JavaScript: a loader for TypeScript would slow down all of Gatsby.
import { createRequire } from 'node:module';
import process from 'node:process';
import v8 from 'node:v8';
import { compileConfigFast } from './configCompiler.mjs';

/** Growth of the heap between two collections, in per cent; by itself Node trades hundreds of megabytes for a second. */
const HEAP_GROWTH_PERCENT = 60;

const require = createRequire(import.meta.url);
v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
process.env.GATSBY_TELEMETRY_DISABLED = '1';
compileConfigFast(require);
require('gatsby/cli.js');
