import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceTabs } from '../tabs';

const KEY = 'docusaurus.tab.os';

const tab = (value: string, label: string, inner: string, shown = false) =>
  `<div class="tab" data-value="${value}"${shown ? ' data-default' : ''}>` +
  `<p class="tab-label" data-early>${label}</p><div class="tab-panel">${inner}</div></div>`;

const os = (shown: 'linux' | 'mac' = 'linux') =>
  '<div class="tabs" data-tabs data-group="os">' +
  tab('linux', 'Linux', '<p>apt</p>', shown === 'linux') +
  tab('mac', 'macOS', '<h3 id="brew">Homebrew</h3>', shown === 'mac') +
  tab('win', 'Windows', '<a href="/x">setup</a>') +
  '</div>';

const fruit = `<div class="tabs" data-tabs>${tab('a', 'Apple', 'red', true)}${tab('b', 'Banana', 'yellow')}</div>`;

const scrollIntoView = jest.fn();

let stop = (): void => undefined;

function show(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const page = document.querySelector('main')!;
  stop = enhanceTabs(page);
  return page;
}

const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  window.scrollBy = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
});

afterEach(() => stop());

describe('enhanceTabs', () => {
  it('does not make panels with focusable content focusable', async () => {
    show(os());
    await userEvent.click(screen.getByRole('tab', { name: 'Windows' }));
    expect(screen.getByRole('tabpanel')).not.toHaveAttribute('tabindex');
  });

  it('moves with arrow keys, wrapping around, and with Home and End', async () => {
    show(os());
    screen.getByRole('tab', { name: 'Linux' }).focus();
    const steps = [
      ['{ArrowRight}', 'macOS'],
      ['{End}', 'Windows'],
      ['{ArrowRight}', 'Linux'],
      ['{ArrowLeft}', 'Windows'],
      ['{Home}', 'Linux'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
      expect(selected()).toEqual([name]);
    }
  });

  it('ignores other keys and key combinations', async () => {
    show(os());
    screen.getByRole('tab', { name: 'Linux' }).focus();
    expect(fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })).toBe(true);
    expect(selected()).toEqual(['Linux']);
  });

  it('stores nothing for tabs without a group', async () => {
    show(fruit);
    await userEvent.click(screen.getByRole('tab', { name: 'Banana' }));
    expect(localStorage).toHaveLength(0);
  });

  it('restores the stored selection if the tab exists', () => {
    localStorage.setItem(KEY, 'mac');
    show(os());
    expect(selected()).toEqual(['macOS']);
    stop();
    localStorage.setItem(KEY, 'plan9');
    show(os());
    expect(selected()).toEqual(['Linux']);
  });

  it('opens all nested tabs around the target', () => {
    history.replaceState(null, '', '#brew');
    show(`<div class="tabs" data-tabs>${tab('1', 'One', '', true)}${tab('2', 'Two', os())}</div>`);
    expect(selected()).toEqual(['Two', 'macOS']);
  });

  it('shows a hidden panel that find-in-page has matched', () => {
    show(os());
    const panel = document.getElementById('brew')!.closest('.tab')!;
    expect(panel).toHaveAttribute('hidden', 'until-found');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(selected()).toEqual(['macOS']);
  });

  it('leaves empty groups alone', () => {
    show('<div class="tabs" data-tabs></div>');
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('restores the HTML on cleanup', () => {
    const page = show(os());
    const before = `<main>${os()}</main>`;
    stop();
    expect(page.outerHTML.replace(/=""/g, '')).toBe(before);
    history.replaceState(null, '', '#brew');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
