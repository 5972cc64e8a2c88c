/** State of the search box that the reader's keys change. */
export interface SearchBoxState {
  query: string;
  /** Number of the chosen item. */
  active: number;
  /** Put away by the reader: answers that come later do not open the panel again. */
  isClosed: boolean;
  /** Whether the item was chosen by a key, so that it has to come into view. */
  isByKey: boolean;
}

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchBoxEvent =
  | { type: 'input'; query: string }
  /** Tab, loss of focus, a press elsewhere, submit, or a chosen item. */
  | { type: 'leave' }
  | { type: 'focus' }
  | { type: 'step'; by: 1 | -1; from: number | null; count: number }
  | { type: 'point'; item: number };

/** What the panel shows. */
export interface SearchBoxView {
  status: SearchStatus;
  isOpen: boolean;
  /** Number of the chosen item; null when the panel is closed. */
  active: number | null;
}

export function initialBoxState(query: string): SearchBoxState {
  return { query, active: 0, isClosed: false, isByKey: false };
}

/** Next state of the box. */
export function searchBoxReducer(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  switch (event.type) {
    case 'input':
      return initialBoxState(event.query);
    case 'leave':
      return closed(state);
    case 'focus':
      return { ...state, isClosed: false };
    case 'step':
      return { ...state, isClosed: false, active: stepped(event), isByKey: true };
    case 'point':
      return { ...state, isClosed: false, active: event.item, isByKey: false };
  }
}

function closed(state: SearchBoxState): SearchBoxState {
  return { ...state, isClosed: true, active: 0 };
}

/** Next item, round the end; the first or the last one when none is chosen. */
function stepped({ by, from, count }: Extract<SearchBoxEvent, { type: 'step' }>): number {
  if (count === 0) return 0;
  if (from === null) return by === 1 ? 0 : count - 1;
  return (from + by + count) % count;
}

/** What the panel shows for a state of the box, the engine's status and the number of items. */
export function boxView(state: SearchBoxState, engine: SearchStatus, count: number): SearchBoxView {
  const isWaiting = engine === 'loading' || engine === 'stalled';
  const isOpen = !state.isClosed && count > 0;
  return {
    status: state.isClosed && isWaiting ? 'idle' : engine,
    isOpen,
    active: isOpen ? Math.min(state.active, count - 1) : null,
  };
}
