/** Buffers what the reader types until a field can take it. */
export interface TypedText {
  /** Starts to catch keys, after text that was typed already. */
  start: (text: string) => void;
  /** Returns what was typed since the last call. */
  take: () => string;
  /** Leaves the keys to the page again and drops what was not taken. */
  stop: () => void;
}

/** A catcher of keys; it does nothing until it is started. */
export function createTypedText(): TypedText {
  let text = '';

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!key || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text += key;
    else return;
    // The keys are for the field, not for what has the focus until then.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    start: (initial) => {
      text += initial;
      window.addEventListener('keydown', onKeyDown, true);
    },
    take: () => {
      const taken = text;
      text = '';
      return taken;
    },
    stop: () => {
      text = '';
      window.removeEventListener('keydown', onKeyDown, true);
    },
  };
}
