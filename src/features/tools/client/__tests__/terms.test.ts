import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/dom';
import texts from '../../../../../locales/en/article.json';
import { messagesOf } from '../../../../types/messages';
import { explainTerms } from '../terms';
import { providePopovers } from './texts';

/** Longer than any delay of the card. */
const LONG_MS = 1_000;

let stop = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer events.
  Object.assign(globalThis, { PointerEvent: MouseEvent });
  Object.assign(HTMLElement.prototype, { popover: null });
  providePopovers();
  document.body.innerHTML = `<main><p>An <a href="#element" data-term="element">element</a>.</p><p>More.</p></main>`;
  stop = explainTerms(
    document.querySelector('main')!,
    { element: ['Element', 'A node of the tree.'] },
    messagesOf(texts),
  );
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PointerEvent');
  for (const name of ['popover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const wait = () => jest.advanceTimersByTime(LONG_MS);
const term = (): HTMLElement => screen.getByRole('link', { name: 'element' });
const elsewhere = (): HTMLElement => screen.getByText('More.');

describe('the card of a term', () => {
  it('stays while its link has the focus, wherever the pointer rests', () => {
    term().focus();
    expect(term()).toHaveAccessibleDescription(/A node of the tree/);
    fireEvent.pointerOver(elsewhere());
    wait();
    expect(term()).toHaveAccessibleDescription(/A node of the tree/);
    term().blur();
    fireEvent.focusIn(elsewhere());
    expect(term()).not.toHaveAttribute('aria-describedby');
  });
});
