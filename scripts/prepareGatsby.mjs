// Prepares a process for Gatsby. Plain JavaScript: a loader for TypeScript would slow down all of Gatsby.
import { createRequire } from 'node:module';
import os from 'node:os';
import process from 'node:process';
import v8 from 'node:v8';
import { compileConfigFast } from './configCompiler.mjs';
import { forgetStaleNodes } from './staleNodes.mjs';

/** Growth of the heap between two collections, in per cent; by itself Node trades hundreds of megabytes for a second. */
const HEAP_GROWTH_PERCENT = 60;

v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
process.env.GATSBY_TELEMETRY_DISABLED = '1';
// With one or two cores Gatsby gains nothing by asking a second process for the queries' results: it would read the
// configuration and build the schema once more there, and start it anew for the pages.
if (os.availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= '1';
forgetStaleNodes();
compileConfigFast(createRequire(import.meta.url));
