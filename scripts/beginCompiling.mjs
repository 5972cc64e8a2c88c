import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const DOCUMENTS = '.cache/compiled/documents';

/**
 * Begins to compile the content if nothing is compiled yet, while Gatsby loads, which leaves a core idle. Gatsby's process
 * waits for the lock of the store, compiles what is missing and reports why. Returns whether there is something to do.
 */
export function beginCompiling() {
  if (existsSync(DOCUMENTS)) return false;
  const ahead = spawn(process.execPath, ['scripts/bundled.mjs', 'scripts/compile-ahead.ts'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Gatsby's process does the work if this one cannot be started.
  ahead.on('error', () => undefined);
  ahead.unref();
  ahead.channel?.unref();
  return true;
}
