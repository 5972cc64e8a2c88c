/** Closes the collapsible table of contents and the menu of the page on clicks outside and on their links. */
export function foldToc(pressed: Element): void {
  const details = document.querySelector<HTMLDetailsElement>(':is([data-toc] details, [data-fold])[open]');
  const summary = details?.querySelector('summary');
  if (!details || (details.contains(pressed) && !pressed.closest('a'))) return;
  if (details.contains(document.activeElement) && !pressed.closest('a')) summary?.focus();
  details.open = false;
}
