/** A fault of a deployed site. */
export interface Fault {
  /** Address without origin. */
  address: string;
  what: string;
}

const SHOWN_ADDRESSES = 5;

/** Formats one line per kind of fault, with the first affected addresses. */
export function formatFaults(faults: readonly Fault[]): string[] {
  const byKind = new Map<string, Set<string>>();
  for (const { address, what } of faults) byKind.set(what, (byKind.get(what) ?? new Set()).add(address));
  return [...byKind].map(([what, addresses]) => {
    const shown = [...addresses].slice(0, SHOWN_ADDRESSES);
    const rest = addresses.size - shown.length;
    return `${what}: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  });
}
