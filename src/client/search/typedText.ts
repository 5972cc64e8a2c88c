/** Catches what the reader types while a field is on its way. */
export interface TypedText {
  /** Starts to catch, after words that are there already; Escape gives up waiting. */
  start: (text: string, onGiveUp: () => void) => void;
  /** What was typed since the last time. */
  take: () => string;
  /** The same, and the keys go to the page again. */
  stop: () => string;
}

/** A catcher of keys; it does nothing until it is started. */
export function createTypedText(): TypedText {
  let text = '';
  let giveUp = (): void => undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!key || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') giveUp();
    else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text += key;
    else return;
    // The keys are for the field, not for what has the focus until it comes.
    event.preventDefault();
    event.stopPropagation();
  }

  function take(): string {
    const taken = text;
    text = '';
    return taken;
  }

  return {
    start: (initial, onGiveUp) => {
      text += initial;
      giveUp = onGiveUp;
      window.addEventListener('keydown', onKeyDown, true);
    },
    take,
    stop: () => {
      window.removeEventListener('keydown', onKeyDown, true);
      return take();
    },
  };
}
