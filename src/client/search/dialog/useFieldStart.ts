import { useEffect, useRef, type RefObject } from 'react';
import type { TypedText } from '../typedText';

interface FieldStartOptions {
  field: RefObject<HTMLInputElement>;
  /** What is typed until the field has the focus. */
  typed: Pick<TypedText, 'take' | 'stop'>;
  /** What the field shows. */
  query: string;
  /** Whether typing replaces the words that the field starts with. */
  isSelected: boolean;
  type: (query: string) => void;
}

/** Gives a field the focus as soon as it holds what was typed until then. */
export function useFieldStart({ field, typed, query, isSelected, type }: FieldStartOptions): void {
  const hasStarted = useRef(false);
  /** The words started with and those typed since. */
  const wanted = useRef<string | null>(null);
  // After each drawing: a key that the field gets before it shows the keys caught so far would replace them.
  useEffect(() => {
    // An answer of the engine may be drawn before the keys are.
    if (hasStarted.current || (wanted.current !== null && wanted.current !== query)) return;
    const text = typed.take();
    if (text) {
      wanted.current = wanted.current === null && isSelected ? text : query + text;
      type(wanted.current);
      return;
    }
    hasStarted.current = true;
    const { current: input } = field;
    // The dialog's own choice may have come before the field, or may have selected what was typed.
    input?.focus({ preventScroll: true });
    if (wanted.current !== null) input?.setSelectionRange(query.length, query.length);
    typed.stop();
  });
}
