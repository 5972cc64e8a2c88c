import {
  fieldView,
  initialFieldState,
  fieldReducer,
  type FieldEvent,
  type FieldState,
} from '../useQueryField';

const after = (...events: FieldEvent[]): FieldState => events.reduce(fieldReducer, initialFieldState(''));
const typed = (query = 'a'): FieldEvent => ({ type: 'input', query });
const step = (by: 1 | -1, from: number | null, count = 3): FieldEvent => ({
  type: 'step',
  by,
  from,
  count,
});

describe('fieldReducer', () => {
  it('chooses the first item of what is found', () => {
    expect(fieldView(after(typed()), 'idle', 3)).toEqual({ status: 'idle', isOpen: true, active: 0 });
  });

  it('closes the panel when the reader leaves, and opens it again for the next key', () => {
    const left = after(typed(), { type: 'leave' });
    expect(fieldView(left, 'idle', 3).isOpen).toBe(false);
    expect(fieldView(fieldReducer(left, typed('ab')), 'idle', 3).isOpen).toBe(true);
  });

  it('does not let a late answer open a panel that was closed', () => {
    const left = after(typed(), { type: 'leave' });
    expect(fieldView(left, 'loading', 0)).toEqual({ status: 'idle', isOpen: false, active: null });
    expect(fieldView(left, 'idle', 5)).toEqual({ status: 'idle', isOpen: false, active: null });
  });

  it('goes through the items in a circle', () => {
    expect(after(step(1, 0)).active).toBe(1);
    expect(after(step(1, 2)).active).toBe(0);
    expect(after(step(-1, 0)).active).toBe(2);
  });

  it('starts at the near end when nothing is chosen', () => {
    expect(after(step(1, null)).active).toBe(0);
    expect(after(step(-1, null)).active).toBe(2);
    expect(after(step(1, null, 0)).active).toBe(0);
  });

  it('distinguishes options made active by a key from those under the pointer', () => {
    expect(after(step(1, 0)).isByKey).toBe(true);
    expect(after({ type: 'point', item: 2 })).toMatchObject({ active: 2, isByKey: false });
  });

  it('forgets the chosen item with the next query', () => {
    expect(after(typed(), step(1, 0), typed('ab')).active).toBe(0);
  });

  it('opens again when the field gets the focus', () => {
    expect(fieldView(after(typed(), { type: 'leave' }, { type: 'focus' }), 'idle', 3).isOpen).toBe(true);
  });
});

describe('fieldView', () => {
  it('passes the status of the engine on', () => {
    for (const status of ['idle', 'loading', 'stalled', 'error'] as const) {
      expect(fieldView(after(typed()), status, 0).status).toBe(status);
    }
  });

  it('chooses the last item when there are fewer than before', () => {
    expect(fieldView(after({ type: 'point', item: 9 }), 'idle', 3).active).toBe(2);
  });

  it('has no open panel without items', () => {
    expect(fieldView(after(typed()), 'idle', 0)).toMatchObject({ isOpen: false, active: null });
  });
});
