import { pressedKey, searchShortcut, type PressedKey } from '../searchShortcut';

const press = (overrides: Partial<PressedKey>): PressedKey => ({
  key: 'a',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  isInField: false,
  isOnSearchButton: false,
  ...overrides,
});

describe('searchShortcut', () => {
  it('opens or closes on Ctrl or Cmd and K, even in a field', () => {
    for (const keys of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(searchShortcut(press({ key: 'K', isInField: true, ...keys }))).toEqual({ type: 'toggle' });
    }
  });

  it('opens on the slash outside of fields', () => {
    expect(searchShortcut(press({ key: '/' }))).toEqual({ type: 'open', text: '' });
    expect(searchShortcut(press({ key: '/', isInField: true }))).toBeNull();
  });

  it('opens with a letter or digit that is typed on the search button', () => {
    expect(searchShortcut(press({ key: 'h', isOnSearchButton: true }))).toEqual({ type: 'open', text: 'h' });
    expect(searchShortcut(press({ key: '7', isOnSearchButton: true }))).toEqual({ type: 'open', text: '7' });
    expect(searchShortcut(press({ key: 'h' }))).toBeNull();
  });

  it('leaves other keys of the button alone', () => {
    for (const key of ['Enter', ' ', 'Tab', '-']) {
      expect(searchShortcut(press({ key, isOnSearchButton: true }))).toBeNull();
    }
    expect(searchShortcut(press({ key: 'h', isOnSearchButton: true, ctrlKey: true }))).toBeNull();
  });

  it('ignores composed keys and events without a key', () => {
    expect(searchShortcut(press({ key: '/', isComposing: true }))).toBeNull();
    expect(searchShortcut(press({ key: undefined }))).toBeNull();
  });
});

describe('pressedKey', () => {
  it('knows fields, also inside of a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
    const seen: boolean[] = [];
    window.addEventListener('keydown', (event) => seen.push(pressedKey(event, null).isInField), {
      once: true,
    });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }));
    expect(seen).toEqual([true]);
  });
});
