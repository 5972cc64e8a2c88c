import { useCallback, useRef, useState } from 'react';

export type PartState<Part, Request> =
  | { status: 'closed' }
  | { status: 'loading'; request: Request }
  | { status: 'open'; request: Request; part: Part }
  | { status: 'failed'; request: Request; error: unknown };

export interface PartControl<Part, Request> {
  state: PartState<Part, Request>;
  /** Loads the part and opens it for a request; also the way to retry. */
  open: (request: Request) => void;
  close: () => void;
  /** Loads the part ahead, at the first sign of intent. */
  prepare: () => void;
}

/**
 * State of a part whose code is loaded on demand: closed, loading, open or failed.
 * @param load Memoized load; a new function means another part.
 */
export function useLoadedPart<Part, Request>(load: () => Promise<Part>): PartControl<Part, Request> {
  const [state, setState] = useState<PartState<Part, Request>>({ status: 'closed' });
  const turn = useRef(0);

  const close = useCallback(() => {
    turn.current += 1;
    setState({ status: 'closed' });
  }, []);

  const open = useCallback(
    (request: Request) => {
      const own = ++turn.current;
      // A part that arrives after it was closed, or opened for another request, stays closed.
      const settle = (next: PartState<Part, Request>) => own === turn.current && setState(next);
      setState({ status: 'loading', request });
      load().then(
        (part) => settle({ status: 'open', request, part }),
        (error: unknown) => settle({ status: 'failed', request, error }),
      );
    },
    [load],
  );

  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  return { state, open, close, prepare };
}
