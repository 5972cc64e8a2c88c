// `npm run build`: prepare, gatsby build, finish. Options go to Gatsby: `npm run build -- --prefix-paths`.
import { spawn } from 'node:child_process';
import process from 'node:process';

/** Runs a script of this folder; resolves to its exit code. */
function run(...command) {
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

// Gatsby needs seconds to start; `createPages` waits for the lock of the compiled documents.
const preparing = run('--import', 'tsx', 'scripts/prepare.ts', '--quiet');
// `onPostBuild` calls `finish`.
process.exitCode = await run('scripts/gatsby.mjs', 'build', ...process.argv.slice(2));
await preparing;
