/** Closes the collapsible table of contents on clicks outside and on its links. */
export function foldToc(pressed: Element): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-toc] details[open]');
  const summary = details?.querySelector('summary');
  if (!details || summary?.contains(pressed)) return;
  if (details.contains(document.activeElement) && !pressed.closest('a')) summary?.focus();
  details.open = false;
}
