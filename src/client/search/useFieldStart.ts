import { useEffect, useRef, type RefObject } from 'react';
import type { TypedText } from './typedText';

/** Gives a field the focus as soon as it holds what was typed until then. */
export function useFieldStart(
  field: RefObject<HTMLElement>,
  typed: Pick<TypedText, 'take' | 'stop'>,
  onTyped: (text: string, isFirst: boolean) => void,
): void {
  const hasStarted = useRef(false);
  const hasTyped = useRef(false);
  // After each drawing: a key that the field gets before it shows the keys caught so far would replace them.
  useEffect(() => {
    if (hasStarted.current) return;
    const text = typed.take();
    if (text) {
      onTyped(text, !hasTyped.current);
      hasTyped.current = true;
      return;
    }
    hasStarted.current = true;
    // The dialog's own choice may have come before the field.
    field.current?.focus({ preventScroll: true });
    typed.stop();
  });
}
