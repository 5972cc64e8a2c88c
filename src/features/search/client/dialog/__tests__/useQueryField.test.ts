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
  it('closes the list on blur and reopens it on the next key', () => {
    const left = after(typed(), { type: 'leave' });
    expect(fieldView(left, 'idle', 3).isOpen).toBe(false);
    expect(fieldView(fieldReducer(left, typed('ab')), 'idle', 3).isOpen).toBe(true);
  });

  it('does not reopen a closed list on a late response', () => {
    const left = after(typed(), { type: 'leave' });
    expect(fieldView(left, 'loading', 0)).toEqual({ status: 'idle', isOpen: false, active: null });
    expect(fieldView(left, 'idle', 5)).toEqual({ status: 'idle', isOpen: false, active: null });
  });

  it('distinguishes options activated by key and by pointer', () => {
    expect(after(step(1, 0)).isByKey).toBe(true);
    expect(after({ type: 'point', item: 2 })).toMatchObject({ active: 2, isByKey: false });
  });
});

describe('fieldView', () => {
  it('clamps the active option if there are fewer options', () => {
    expect(fieldView(after({ type: 'point', item: 9 }), 'idle', 3).active).toBe(2);
  });
});
