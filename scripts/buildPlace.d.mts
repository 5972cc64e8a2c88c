/** Why nothing can be built in a folder, in one sentence; undefined where it can. */
export function placeFault(
  folder?: string,
  spaceOf?: (place: string) => { bavail: number; bsize: number },
): string | undefined;

/** Why a process with a heap of so many bytes cannot build, in one sentence; undefined where it can. */
export function heapFault(limit?: number): string | undefined;

/** Ends the process with one sentence where nothing can be built. */
export function refuseUnusablePlace(): void;
