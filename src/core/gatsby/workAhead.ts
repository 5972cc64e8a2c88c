import { spawn } from 'node:child_process';

/**
 * Does work of the last step while Gatsby bundles, which leaves a core idle. The last step waits for what is being done,
 * and does what is missing. Ends with this process.
 */
export function workAhead(): void {
  const ahead = spawn(process.execPath, ['--import', 'tsx', 'scripts/work-ahead.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  ahead.unref();
  ahead.channel?.unref();
}
