/** A place where features add to the core: an entry of the program fills it once, the core reads it. */
export interface ExtensionPoint<T> {
  /** Sets what the features add; called when it is first read. */
  set(read: () => readonly T[]): void;
  /** What the features add, in the order of their list. */
  all(): readonly T[];
}

/**
 * Creates an extension point.
 * @param register How an entry fills it, for the error of an entry that forgot to.
 */
export function extensionPoint<T>(register: string): ExtensionPoint<T> {
  let source: (() => readonly T[]) | undefined;
  let items: readonly T[] | undefined;
  return {
    set(read) {
      source = read;
      items = undefined;
    },
    all() {
      if (!source) throw new Error(`No features are registered: call ${register} first.`);
      return (items ??= source());
    },
  };
}
