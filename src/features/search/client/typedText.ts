/** Buffers typed text until a field can take it. */
export interface TypedText {
  /** Starts capturing keys, after text that was already typed. */
  start: (text: string) => void;
  /** Returns the text typed since the last call. */
  take: () => string;
  /** Stops capturing and discards the buffer. */
  stop: () => void;
}

/** Creates a key buffer; a no-op until started. */
export function createTypedText(): TypedText {
  let text = '';

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!key || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text += key;
    else return;
    // The keys are meant for the field, not for the currently focused element.
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
