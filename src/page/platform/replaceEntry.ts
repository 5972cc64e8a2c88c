/**
 * Replaces the state and address of the current history entry. Returns false if the browser refuses, as Safari does
 * after a hundred changes within seconds.
 */
export function replaceEntry(state: unknown, address = ''): boolean {
  try {
    history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}
