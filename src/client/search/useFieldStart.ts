import { useEffect, useRef, type RefObject } from 'react';

/** Gives a field the focus as soon as it is on the page, and what was typed until then. */
export function useFieldStart(
  field: RefObject<HTMLElement>,
  takeTyped: () => string,
  onTyped: (text: string) => void,
): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // The dialog's own choice may have come before the field.
    field.current?.focus({ preventScroll: true });
    const text = takeTyped();
    if (text) onTyped(text);
  }, [field, takeTyped, onTyped]);
}
