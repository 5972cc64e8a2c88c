// Runs a TypeScript command as one bundle: `node scripts/bundled.mjs scripts/<name>.ts`.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundleModule } from '../packages/files/bundleModule.mjs';

const [, , source] = process.argv;
process.argv.splice(1, 1);
await import(pathToFileURL(await bundleModule(source)).href);
