import { messageOf } from '@idmp/files';
import type { CommandResult } from '@idmp/model';

/** Runs a command that prints as it goes; if it fails, prints why and exits with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}

/** Runs a command, prints its lines, and exits with 1 if it failed. */
export async function runCommand(command: () => Promise<CommandResult>): Promise<void> {
  const { lines, ok } = await command().catch((error: unknown) => ({
    lines: [messageOf(error)],
    ok: false,
  }));
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
