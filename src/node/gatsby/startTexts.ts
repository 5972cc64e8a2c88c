import { spawn } from 'node:child_process';

/**
 * Writes the search index and the Markdown while Gatsby bundles, which leaves a core idle; `finish` waits for its lock
 * and writes what is missing. Ends with this process.
 */
export function startTexts(): void {
  const texts = spawn(process.execPath, ['--import', 'tsx', 'scripts/texts.ts'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  texts.unref();
  texts.channel?.unref();
}
