import { useCallback, useRef, useState } from 'react';

export type PartState<Part, Request> =
  | { status: 'closed' }
  | { status: 'loading'; request: Request }
  | { status: 'open'; request: Request; part: Part }
  | { status: 'failed'; request: Request; error: unknown };

export interface PartControl<Part, Request> {
  state: PartState<Part, Request>;
  /** Loads and opens the part for a request; also used to retry. */
  open: (request: Request) => void;
  close: () => void;
  /** Preloads the part at the first sign of intent. */
  prepare: () => void;
}

/**
 * State of a lazily loaded part: closed, loading, open or failed.
 * @param load Loader function; must be memoized.
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
      // Ignore parts that finish loading after being closed or opened for another request.
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
