import { registerFeatures } from '../src/features/register';
import type { CommandResult } from '../src/core/model/commandResult';

// Most commands read the content.
registerFeatures();

/** Runs a command that prints as it goes; if it fails, prints why and exits with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}

/** Runs a command, prints its lines, and exits with 1 if it failed. */
export async function runCommand(command: () => Promise<CommandResult>): Promise<void> {
  const { lines, ok } = await command().catch((error: unknown) => ({
    lines: [error instanceof Error ? error.message : String(error)],
    ok: false,
  }));
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

/** Runs a command that takes names only; `--help` or an unknown option prints how it is written. */
export function runPageCommand(
  usage: string,
  command: (names: readonly string[]) => Promise<CommandResult>,
): Promise<void> {
  return runCommand(() => resultOf(process.argv.slice(2), usage, command));
}

/** Result of a command for the arguments that it was called with. */
export async function resultOf(
  args: readonly string[],
  usage: string,
  command: (names: readonly string[]) => Promise<CommandResult>,
): Promise<CommandResult> {
  const option = args.find((name) => name.startsWith('-'));
  if (option === undefined) return command(args);
  const isHelp = option === '--help' || option === '-h';
  return { ok: isHelp, lines: [...(isHelp ? [] : [`unknown option "${option}"`]), usage] };
}
