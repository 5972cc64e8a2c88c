const isOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Shows one QR card at a time, while its icon is hovered or focused; not if a dialog that was opened from it gives the focus
 * back or closes under the pointer (`data-used`). Returns a cleanup function.
 */
export function enhanceQrCards(footer: HTMLElement): () => void {
  const items = [...footer.querySelectorAll<HTMLElement>('li:has([data-qr-card])')];
  const list = items[0]?.parentElement;
  const show = (shown: HTMLElement | null): void => {
    for (const item of items) item.toggleAttribute('data-open', item === shown);
  };
  const onEvent = (event: Event): void => {
    const { type, target } = event;
    const item = items.find((one) => target instanceof Node && one.contains(target));
    const other = event instanceof FocusEvent || event instanceof MouseEvent ? event.relatedTarget : null;
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : type === 'click') return show(null);
    if (!item || isOpenDialog() || (other instanceof Node && item.contains(other))) return;
    const used = item.querySelector('[data-used]');
    if (type === 'focusout' || type === 'pointerout') {
      used?.removeAttribute('data-used');
      show(null);
    } else if (!used) show(item);
  };
  const events = ['click', 'focusin', 'focusout', 'keydown', 'pointerover', 'pointerout'];
  const isAskedFor = (item: HTMLElement): boolean =>
    item.matches(':hover, :focus-within') && !item.querySelector('[data-used]');
  show(items.find(isAskedFor) ?? null);
  list?.setAttribute('data-live', '');
  for (const name of events) document.addEventListener(name, onEvent);
  return () => {
    for (const name of events) document.removeEventListener(name, onEvent);
    list?.removeAttribute('data-live');
    show(null);
  };
}
