import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { fireEvent, screen } from '@testing-library/dom';
import { enhanceCodeCopy } from '../codeCopy';

const COPY = 'Copy code to clipboard';
const BLOCK = (code: string) =>
  `<div class="code-block"><pre><code>${code}</code></pre><button type="button" data-copy aria-label="${COPY}"></button></div>`;

let copied: string[];
let stop = (): void => undefined;

function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  stop = enhanceCodeCopy(document.querySelector('main')!, () => 'Copied');
}

const press = (name: string, index = 0) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[index]!));
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('enhanceCodeCopy', () => {
  it('can copy again before the reset', async () => {
    show(BLOCK('one'));
    await press(COPY);
    await pass(1_500);
    await press('Copied');
    await pass(1_500);
    expect(copied).toEqual(['one', 'one']);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await pass(500);
    expect(screen.getByRole('button', { name: COPY })).toBeInTheDocument();
  });

  it('confirms nothing if the browser denies access', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('no')) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    document.execCommand = () => false;
    show(BLOCK('one'));
    await press(COPY);
    expect(screen.getByRole('button', { name: COPY })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('restores the page on cleanup', async () => {
    show(BLOCK('one'));
    await press(COPY);
    stop();
    expect(screen.getByRole('button', { name: COPY })).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
    await press(COPY);
    expect(copied).toEqual(['one']);
  });
});
