import './help.mjs';
import './loadEnv.mjs';
import path from 'node:path';
import { messageOf } from '@idmp/files';
import { checkContent } from '../src/assemble/loadSite';

// `npm run check:content [-- --all] [-- <project folder>]`: reports all content problems; exits with 1 on errors.
const started = performance.now();
const rest = process.argv.slice(2);
const root = path.resolve(rest.find((argument) => !argument.startsWith('-')) ?? '.');

checkContent(root, rest.includes('--all'))
  .then(({ errors, warnings, summary, documents }) => {
    for (const line of [...warnings, ...errors]) console.log(line);
    console.log(
      `${summary} in ${documents} documents (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    process.exitCode = errors.length > 0 ? 1 : 0;
  })
  .catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
