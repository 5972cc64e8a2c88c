import { useEffect, useRef, type MutableRefObject } from 'react';

/** Text that the reader types while a field is on its way; Escape gives up waiting. */
export function useTypedText(isWaiting: boolean, onGiveUp: () => void): MutableRefObject<string> {
  const text = useRef('');
  const giveUp = useRef(onGiveUp);
  useEffect(() => {
    giveUp.current = onGiveUp;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!key || ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') giveUp.current();
      else if (key === 'Backspace') text.current = [...text.current].slice(0, -1).join('');
      else if ([...key].length === 1) text.current += key;
      else return;
      // The keys are for the field, not for what has the focus until it comes.
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isWaiting]);
  return text;
}
