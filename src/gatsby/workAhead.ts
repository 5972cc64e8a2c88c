import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

let running: { process: ChildProcess; ended: Promise<unknown> } | undefined;

/**
 * Does work of the last step in a process of its own while Gatsby bundles, which leaves a core idle. The last step waits
 * for it and does what is missing. Ends with this process; replaces one that was started before.
 */
export function workAhead(): void {
  running?.process.kill();
  const ahead = spawn(process.execPath, ['scripts/bundled.mjs', 'scripts/work-ahead.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  ahead.unref();
  ahead.channel?.unref();
  // Fails if the process cannot be started.
  running = { process: ahead, ended: once(ahead, 'exit').catch(() => undefined) };
}

/** Waits until the process that works ahead has ended, if there is one. */
export async function aheadEnds(): Promise<void> {
  running?.process.ref();
  await running?.ended;
}
