import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Compiles the content while Gatsby starts, which takes seconds; `createPages` waits for its lock and compiles what is
 * missing. Ends with this process.
 */
export function startPrepare(...options) {
  const prepare = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts', ...options], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  prepare.unref();
  prepare.channel?.unref();
}
