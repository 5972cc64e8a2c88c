/** Oldest promised version by browser. */
export type Versions = Readonly<Record<string, number>>;
export function promisedVersions(queries?: readonly string[]): Versions;
export function missingIn(
  owner: string | undefined,
  member: string,
  promised: Versions,
): string[] | undefined;
