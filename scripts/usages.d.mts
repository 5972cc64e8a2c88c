/** How each command is written, by its script; `options` are those that it knows. */
export const USAGES: Readonly<Record<string, { usage: string; options?: readonly string[] }>>;

/** What a command prints instead of running, if anything. */
export function explanationOf(
  name: string,
  args: readonly string[],
): { text: string; isFault: boolean } | undefined;
