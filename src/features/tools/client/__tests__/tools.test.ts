import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import texts from '../../../../../locales/en/article.json';
import { providePopovers } from './texts';
import { enhanceTools } from '../tools';

const mockTexts = texts;
// The build generates this file.
jest.mock('$site/tools.en.json', () => ({ texts: mockTexts, terms: { element: ['element', 'A node.'] } }), {
  virtual: true,
});

const HTML = `<p class="prose">See <a href="#term" data-term="element">element</a>.</p>
  <div class="code-block"><pre><code>ssh host</code></pre>
  <button type="button" data-copy aria-label="Copy"></button></div>`;

let copied: string[];
let stop = (): void => undefined;

function show(): void {
  document.body.innerHTML = `<main>${HTML}</main>`;
  stop = enhanceTools(document.querySelector('main')!, () => 'Copied', 'en');
}

async function copyCode(): Promise<void> {
  const before = copied.length;
  fireEvent.click(screen.getByRole('button', { name: /^Cop/ }));
  await waitFor(() => expect(copied).toHaveLength(before + 1));
}

beforeEach(() => {
  copied = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});

afterEach(() => {
  stop();
  for (const name of ['popover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

describe('enhanceTools', () => {
  it('does without cards in a browser without popovers', async () => {
    show();
    await copyCode();
    const term = screen.getByRole('link');
    expect(fireEvent.click(term)).toBe(true);
    fireEvent.pointerOver(term);
    fireEvent.scroll(document);
    await copyCode();
    expect(document.querySelector('.tool-card')).toBeNull();
  });

  it('shows the definition of a term in a browser with popovers', async () => {
    Object.assign(HTMLElement.prototype, { popover: null });
    providePopovers();
    show();
    fireEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(document.querySelector('.tool-card')).toHaveTextContent('A node.'));
  });
});
