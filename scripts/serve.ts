/** `npm run serve [-- public-en]`: serves the built site; `PORT` and `HOST` choose where. */
import './help.mjs';
import fs from 'node:fs';
import { startStaticServer } from '@idmp/hosts';

const DIR = process.argv[2] ?? 'public';
const DEFAULT_PORT = 9000;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const port = Number(process.env['PORT'] || DEFAULT_PORT);
const host = process.env['HOST'] || '127.0.0.1';
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a port number, not "${process.env['PORT']}".`);
if (!fs.existsSync(`${DIR}/index.html`))
  fail(`There is no built site in ${DIR}/: run "npm run build" first.`);

startStaticServer({ dir: DIR, port, host }).then(
  ({ origin, pathPrefix }) => {
    console.log(
      `The site is at ${origin.replace('127.0.0.1', 'localhost')}${pathPrefix}/ (Ctrl+C stops it).`,
    );
  },
  (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use: choose another one with PORT.`);
    fail(`The server did not start: ${error.message}`);
  },
);
