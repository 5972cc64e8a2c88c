import { useCallback, useEffect, useRef, useState } from 'react';
import type { PopupSource } from '../../model/contactForm';
import { useOpeners } from './useOpeners';

type PopupState<Part> =
  | { status: 'closed' }
  | { status: 'loading'; source: PopupSource }
  | { status: 'open'; source: PopupSource; part: Part }
  | { status: 'failed'; source: PopupSource; error: unknown };

interface ContactPopupState<Part> {
  state: PopupState<Part>;
  open: (source: PopupSource) => void;
  close: () => void;
}

/** State of the popup; its code and texts come on intent, and again on a press when they have not come. */
export function useContactPopup<Part>(load: () => Promise<Part>): ContactPopupState<Part> {
  const [state, setState] = useState<PopupState<Part>>({ status: 'closed' });
  const part = useRef<Promise<Part> | null>(null);
  const latestOpen = useRef(0);

  // Another language brings another part.
  useEffect(() => () => void (part.current = null), [load]);

  const loadOnce = useCallback((): Promise<Part> => {
    part.current ??= load().catch((error: unknown) => {
      part.current = null;
      throw error;
    });
    return part.current;
  }, [load]);

  const close = useCallback(() => {
    latestOpen.current += 1;
    setState({ status: 'closed' });
  }, []);

  const open = useCallback(
    (source: PopupSource) => {
      const turn = ++latestOpen.current;
      const settle = (next: PopupState<Part>): void => {
        if (turn === latestOpen.current) setState(next);
      };
      setState({ status: 'loading', source });
      loadOnce().then(
        (loaded) => settle({ status: 'open', source, part: loaded }),
        (error: unknown) => settle({ status: 'failed', source, error }),
      );
    },
    [loadOnce],
  );

  useOpeners({ onOpen: open, onIntent: () => void loadOnce().catch(() => undefined) });
  return { state, open, close };
}
