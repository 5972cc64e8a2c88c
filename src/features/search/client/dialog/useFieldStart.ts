import { useEffect, useRef, type RefObject } from 'react';
import type { TypedText } from '../typedText';

interface FieldStartOptions {
  field: RefObject<HTMLInputElement>;
  /** Text typed before the field is focused. */
  typed: Pick<TypedText, 'take' | 'stop'>;
  /** Current value of the field. */
  query: string;
  type: (query: string) => void;
}

/** Focuses the field once it shows the text typed so far; its initial text is selected. Presses on the dialog leave the focus there. */
export function useFieldStart({ field, typed, query, type }: FieldStartOptions): void {
  const hasStarted = useRef(false);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    const onPress = (event: MouseEvent): void => {
      if (event.target !== field.current) event.preventDefault();
    };
    dialog?.addEventListener('mousedown', onPress);
    return () => dialog?.removeEventListener('mousedown', onPress);
  }, [field]);
  // After each render: if the field were focused too early, the next key would replace the buffered text.
  useEffect(() => {
    // A response may have caused this render, before the typed text shows.
    if (hasStarted.current || (wanted.current !== null && wanted.current !== query)) return;
    const text = typed.take();
    if (text) {
      wanted.current = (wanted.current ?? '') + text;
      type(wanted.current);
      return;
    }
    hasStarted.current = true;
    const { current: input } = field;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(wanted.current === null ? 0 : query.length, query.length);
    typed.stop();
  });
}
