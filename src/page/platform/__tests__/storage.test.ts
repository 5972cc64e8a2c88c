import { storageSlot } from '../storage';

const slot = storageSlot('theme');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('storageSlot', () => {
  it('sets, reads and removes its key', () => {
    slot.set('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(slot.get()).toBe('dark');
    slot.remove();
    expect(slot.get()).toBeNull();
  });

  it('reports changes in other tabs, for its own key only', () => {
    const heard: (string | null)[] = [];
    const stop = slot.listen((value) => heard.push(value));
    const send = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    send('theme', 'dark');
    send('other', 'x');
    send(null, null);
    stop();
    send('theme', 'light');
    expect(heard).toEqual(['dark', null]);
  });
});
