// What must happen in a process before it loads Gatsby.
import { createRequire } from 'node:module';
import process from 'node:process';
import { compileConfigWithEsbuild } from '../src/node/gatsby/patches/esbuildConfig.mjs';

process.env.GATSBY_TELEMETRY_DISABLED = '1';
if (process.env.IDMP_PATCHES !== 'off') compileConfigWithEsbuild(createRequire(import.meta.url));
