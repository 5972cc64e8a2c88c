/** Shows one QR card at a time, while its icon is hovered or focused. Returns a cleanup function. */
export function enhanceQrCards(footer: HTMLElement): () => void {
  const items = [...footer.querySelectorAll<HTMLElement>('li:has([data-qr-card])')];
  const list = items[0]?.parentElement;
  /** Focus is or was in a dialog: when the dialog restores it, no card should open. */
  let fromDialog = isBehindDialog();
  /** Icon whose card was clicked or dismissed while hovered; stays closed until the pointer leaves. */
  let held: HTMLElement | null = items.find((item) => item.querySelector('[data-used]')) ?? null;
  /** Where the pointer was at the click: while it rests there, events come from changes of the layout. */
  let rest: string | undefined;

  const show = (shown: HTMLElement | null): void => {
    for (const item of items) item.toggleAttribute('data-open', item === shown);
  };
  const onEvent = (event: Event): void => {
    const { type, target } = event;
    const item = target instanceof Element ? (items.find((one) => one.contains(target)) ?? null) : null;
    const other = event instanceof FocusEvent || event instanceof MouseEvent ? event.relatedTarget : null;
    switch (type) {
      case 'keydown':
        // An open dialog handles the key.
        if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || isBehindDialog()) break;
        held = items.find((one) => one.matches(':hover')) ?? null;
        show(null);
        break;
      case 'click':
        held = item;
        rest = pointOf(event);
        show(null);
        break;
      case 'focusin':
        if (!item && !isOutsideDialog(target)) {
          fromDialog = true;
          held = items.find((one) => one.matches('[data-open]')) ?? held;
          show(null);
        } else if (!fromDialog || isOutsideDialog(other)) {
          fromDialog = false;
          show(item);
        }
        break;
      case 'pointerover':
        if (item === held || (held && pointOf(event) === rest)) break;
        if (!isBehindDialog()) held = null;
        if (item) show(item);
        break;
      case 'focusout':
      case 'pointerout':
        if (!item || (other instanceof Node && item.contains(other)) || isBehindDialog()) break;
        if (type === 'pointerout' && held && pointOf(event) === rest) break;
        held = null;
        show(null);
    }
  };
  const events = ['click', 'focusin', 'focusout', 'pointerover', 'pointerout'];
  show(items.find((item) => item !== held && item.matches(':hover, :focus-within')) ?? null);
  list?.setAttribute('data-live', '');
  for (const name of events) document.addEventListener(name, onEvent);
  // In the capture phase, as a later listener may close the dialog.
  document.addEventListener('keydown', onEvent, true);
  return () => {
    for (const name of events) document.removeEventListener(name, onEvent);
    document.removeEventListener('keydown', onEvent, true);
    list?.removeAttribute('data-live');
    show(null);
  };
}

/** Position of the pointer in whole pixels: browsers round that of clicks. */
const pointOf = (event: Event): string | undefined =>
  event instanceof MouseEvent ? `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}` : undefined;

const isOutsideDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest('dialog');

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;
