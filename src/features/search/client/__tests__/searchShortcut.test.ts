import { searchShortcut, type SearchShortcut } from '../useSearchDialog';

const OPEN = { type: 'open', text: '' };

/** The shortcut of a key pressed in a focused element. */
function shortcutIn(
  target: HTMLElement,
  init: KeyboardEventInit,
  button: Element | null = null,
): SearchShortcut {
  let result: SearchShortcut = null;
  const onKeyDown = (event: KeyboardEvent): void => {
    result = searchShortcut(event, button);
  };
  target.focus();
  window.addEventListener('keydown', onKeyDown, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }));
  return result;
}

const add = <Name extends 'button' | 'div' | 'input'>(name: Name) =>
  document.body.appendChild(document.createElement(name));

describe('searchShortcut', () => {
  it('toggles on a keyboard without Latin letters', () => {
    expect(shortcutIn(document.body, { key: 'л', code: 'KeyK', ctrlKey: true })).toEqual({ type: 'toggle' });
    expect(shortcutIn(document.body, { key: 'л', code: 'KeyK' })).toBeNull();
  });

  it('opens on / outside of form fields', () => {
    expect(shortcutIn(document.body, { key: '/' })).toEqual(OPEN);
    expect(shortcutIn(add('input'), { key: '/' })).toBeNull();
  });

  it('recognizes fields inside a shadow root', () => {
    const root = add('div').attachShadow({ mode: 'open' });
    expect(shortcutIn(root.appendChild(document.createElement('input')), { key: '/' })).toBeNull();
  });

  it('ignores other keys on the button', () => {
    const button = add('button');
    for (const key of ['Enter', ' ', 'Tab', '-']) expect(shortcutIn(button, { key }, button)).toBeNull();
    expect(shortcutIn(button, { key: 'h', ctrlKey: true }, button)).toBeNull();
  });

  it('ignores composed keys and events without a key', () => {
    expect(shortcutIn(document.body, { key: '/', isComposing: true })).toBeNull();
    expect(searchShortcut(new Event('keydown') as KeyboardEvent, null)).toBeNull();
  });
});
