import { useCallback, useLayoutEffect, useReducer, type Dispatch } from 'react';
import { DIALOG } from '../dialogLimits';
import type { Engine, SearchStatus } from './EngineProvider';

/** State of the search field and its list. */
export interface FieldState {
  query: string;
  /** Index of the active option. */
  active: number;
  /** Whether the reader chose the active option, by key or pointer. */
  isChosen: boolean;
  /** Dismissed by the reader: late responses don't reopen the list. */
  isClosed: boolean;
  /** Whether the option was activated by keyboard and must be scrolled into view. */
  isByKey: boolean;
}

export type FieldEvent =
  | { type: 'input'; query: string }
  /** Tab, blur or submit. */
  | { type: 'leave' }
  | { type: 'focus' }
  | { type: 'step'; by: 1 | -1; from: number | null; count: number }
  | { type: 'point'; item: number };

/** View state of the field and its list. */
export interface FieldView {
  status: SearchStatus;
  isOpen: boolean;
  /** Index of the active option; null if the list is closed. */
  active: number | null;
}

export function initialFieldState(query: string): FieldState {
  return { query, active: 0, isChosen: false, isClosed: false, isByKey: false };
}

/** Reducer of the field state. */
export function fieldReducer(state: FieldState, event: FieldEvent): FieldState {
  switch (event.type) {
    case 'input':
      return initialFieldState(event.query);
    case 'leave':
      return { ...state, isClosed: true, active: 0, isChosen: false };
    case 'focus':
      return state.isClosed ? { ...state, isClosed: false } : state;
    case 'step':
      return { ...state, isClosed: false, active: steppedTo(event), isChosen: true, isByKey: true };
    case 'point':
      return { ...state, isClosed: false, active: event.item, isChosen: true, isByKey: false };
  }
}

/** Index of the next option, wrapping around; the first or last one if none is active. */
function steppedTo({ by, from, count }: Extract<FieldEvent, { type: 'step' }>): number {
  if (count === 0) return 0;
  if (from === null) return by === 1 ? 0 : count - 1;
  return (from + by + count) % count;
}

/**
 * Derives the view state from the engine status and the number of options. Options that are no results are not active
 * unless the reader chooses them: Enter must not open one of them.
 */
export function fieldView(
  state: FieldState,
  engine: SearchStatus,
  count: number,
  areResults = true,
): FieldView {
  const isWaiting = engine === 'loading' || engine === 'stalled';
  const isOpen = !state.isClosed && count > 0;
  return {
    status: state.isClosed && isWaiting ? 'idle' : engine,
    isOpen,
    active: isOpen && (areResults || state.isChosen) ? Math.min(state.active, count - 1) : null,
  };
}

interface QueryField {
  field: FieldState;
  dispatch: Dispatch<FieldEvent>;
  /** Sets the query; doesn't search while an IME is composing. */
  type: (query: string, isComposing?: boolean) => void;
}

/** State of the search field: sends each query to the engine, and again when the network is back after an error. */
export function useQueryField(initialQuery: string, { search, status }: Engine): QueryField {
  const [field, dispatch] = useReducer(fieldReducer, initialQuery, initialFieldState);
  const { query } = field;
  const type = useCallback(
    (text: string, isComposing = false) => {
      const next = text.slice(0, DIALOG.queryMaxChars);
      dispatch({ type: 'input', query: next });
      if (!isComposing) search(next);
    },
    [search],
  );
  const failed = status === 'error';
  // Subscribe in the render that shows the error: the network may be back before the next task.
  useLayoutEffect(() => {
    if (!failed) return undefined;
    const retry = (): void => search(query);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, search, query]);
  return { field, dispatch, type };
}
