/** What a command prints, and whether it did what it was asked. */
export interface CommandResult {
  lines: string[];
  ok: boolean;
}
