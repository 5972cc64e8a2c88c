/** What the arrow keys reach: links, and chapters without a page. */
const ENTRIES = 'li > a, li > details:first-child > summary';

/** The entries that no collapsed chapter hides, in order. */
function shownEntries(tree: Element): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>(ENTRIES)].filter(
    (entry) => !entry.closest('ul')?.closest('details:not([open])'),
  );
}

/** Leaves one tab stop in the tree: the focused entry, the current page, or the first entry. */
function keepOneStop(tree: Element): void {
  const focused = document.activeElement;
  const shown = shownEntries(tree);
  const stop = tree.contains(focused)
    ? focused
    : (shown.find((entry) => entry.hasAttribute('aria-current')) ?? shown[0]);
  for (const part of tree.querySelectorAll<HTMLElement>('a, summary')) part.tabIndex = part === stop ? 0 : -1;
}

/** Where a key leads from an entry: undefined for other keys, null for nowhere. */
function targetOf(key: string, entry: HTMLElement, shown: HTMLElement[]): HTMLElement | null | undefined {
  const at = shown.indexOf(entry);
  const chapter = entry.closest('li')?.querySelector<HTMLDetailsElement>(':scope > details');
  const fold = (open: boolean): boolean => {
    const changes = chapter?.open === !open;
    if (changes) chapter.querySelector('summary')?.click();
    return changes;
  };
  switch (key) {
    case 'ArrowDown':
      return shown[at + 1] ?? null;
    case 'ArrowUp':
      return shown[at - 1] ?? null;
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    case 'ArrowRight':
      return fold(true) || !chapter ? null : shown[at + 1];
    case 'ArrowLeft':
      return fold(false) ? null : entry.closest('ul')?.closest('li')?.querySelector<HTMLElement>(ENTRIES);
    default:
      return undefined;
  }
}

/** Makes the tree of pages one tab stop in which arrow keys move, and open and close chapters. */
export function moveInSidebar(event: KeyboardEvent): void {
  const tree = document.querySelector('#idmp-sidebar nav');
  if (!tree || event.altKey || event.ctrlKey || event.metaKey) return;
  // The browser moves the focus after this.
  if (event.key === 'Tab') return keepOneStop(tree);
  const { target } = event;
  const entry =
    target instanceof Element && tree.contains(target)
      ? target.closest('li')?.querySelector<HTMLElement>(ENTRIES)
      : null;
  const next = entry && targetOf(event.key, entry, shownEntries(tree));
  if (next === undefined || !entry) return;
  event.preventDefault();
  next?.focus();
}
