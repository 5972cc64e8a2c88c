/** Adds what static HTML cannot do: the current year, and Escape for the QR cards. Returns a cleanup function. */
export function enhanceFooter(footer: HTMLElement): () => void {
  const year = footer.querySelector('[data-current-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  return makeCardsDismissible(footer);
}

function makeCardsDismissible(footer: HTMLElement): () => void {
  const items = Array.from(footer.querySelectorAll<HTMLElement>('li:has([data-qr-card])'));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    items
      .filter((item) => item.matches(':hover, :focus-within'))
      .forEach((item) => (item.dataset['dismissed'] = ''));
  };
  const onLeave = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLElement) delete currentTarget.dataset['dismissed'];
  };
  document.addEventListener('keydown', onKeyDown);
  for (const item of items) {
    item.addEventListener('pointerleave', onLeave);
    item.addEventListener('focusout', onLeave);
  }
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    for (const item of items) {
      item.removeEventListener('pointerleave', onLeave);
      item.removeEventListener('focusout', onLeave);
    }
  };
}
