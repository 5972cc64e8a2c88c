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
  it('activates the first option of the results', () => {
    expect(fieldView(after(typed()), 'idle', 3)).toEqual({ status: 'idle', isOpen: true, active: 0 });
  });

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

  it('wraps around the options', () => {
    expect(after(step(1, 0)).active).toBe(1);
    expect(after(step(1, 2)).active).toBe(0);
    expect(after(step(-1, 0)).active).toBe(2);
  });

  it('starts at the nearest end if no option is active', () => {
    expect(after(step(1, null)).active).toBe(0);
    expect(after(step(-1, null)).active).toBe(2);
    expect(after(step(1, null, 0)).active).toBe(0);
  });

  it('distinguishes options activated by key and by pointer', () => {
    expect(after(step(1, 0)).isByKey).toBe(true);
    expect(after({ type: 'point', item: 2 })).toMatchObject({ active: 2, isByKey: false });
  });

  it('resets the active option on the next query', () => {
    expect(after(typed(), step(1, 0), typed('ab')).active).toBe(0);
  });

  it('reopens on focus', () => {
    expect(fieldView(after(typed(), { type: 'leave' }, { type: 'focus' }), 'idle', 3).isOpen).toBe(true);
  });
});

describe('fieldView', () => {
  it('exposes the engine status', () => {
    for (const status of ['idle', 'loading', 'stalled', 'error'] as const) {
      expect(fieldView(after(typed()), status, 0).status).toBe(status);
    }
  });

  it('clamps the active option if there are fewer options', () => {
    expect(fieldView(after({ type: 'point', item: 9 }), 'idle', 3).active).toBe(2);
  });

  it('is closed without options', () => {
    expect(fieldView(after(typed()), 'idle', 0)).toMatchObject({ isOpen: false, active: null });
  });
});
