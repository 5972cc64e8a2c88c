import { fireEvent, screen } from '@testing-library/dom';
import { fillPlaceholders } from '../placeholders';
import { english, providePopovers } from './texts';

const PAGE =
  '<code>ping <span data-placeholder="host">your-host-ip</span></code><code>ssh <span data-placeholder="host">ip</span></code>';

let stop: () => void;

function show(): void {
  document.body.innerHTML = `<main>${PAGE}</main>`;
  stop = fillPlaceholders(document.querySelector('main')!, () => 'Host', english);
}

const commands = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);

function fill(value: string): void {
  fireEvent.click(document.querySelector('[data-placeholder]')!);
  fireEvent.change(screen.getByLabelText('Host'), { target: { value } });
  fireEvent.click(screen.getByText('Apply'));
}

beforeAll(providePopovers);

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  // Values outlive the page, so reset them.
  show();
  fill('');
  stop();
});

describe('fillPlaceholders', () => {
  it('keeps the value across pages if storage is unavailable', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('refused');
      });
    show();
    fill('plant');
    stop();
    show();
    expect(commands()).toEqual(['ping plant', 'ssh plant']);
  });

  it('restores the page on cleanup', () => {
    show();
    fill('plant');
    stop();
    expect(document.querySelector('main')!.innerHTML).toBe(PAGE);
  });
});
