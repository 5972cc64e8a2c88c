import { useEffect, useRef, type RefObject } from 'react';
import type { TypedText } from '../typedText';

interface FieldStartOptions {
  field: RefObject<HTMLInputElement>;
  /** What is typed until the field has the focus. */
  typed: Pick<TypedText, 'take' | 'stop'>;
  /** What the field shows. */
  query: string;
  type: (query: string) => void;
}

/** Focuses a field as soon as it shows what was typed until then; words that it started with are selected. */
export function useFieldStart({ field, typed, query, type }: FieldStartOptions): void {
  const hasStarted = useRef(false);
  const wanted = useRef<string | null>(null);
  // After each render: a key that the field gets earlier would replace the keys caught so far.
  useEffect(() => {
    // The render may be that of an answer, before the typed text shows.
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
