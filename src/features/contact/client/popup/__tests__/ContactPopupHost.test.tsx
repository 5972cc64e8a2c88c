import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import texts from '../../../../../../locales/zh-Hans/popup.json';
import type { ContactPopupHost as ContactPopupHostPart } from '../ContactPopupHost';

let ContactPopupHost: typeof ContactPopupHostPart;
beforeAll(async () => {
  jest.doMock('../../../../../page/i18n/useMessages', () => ({
    useMessages: () => (key: string) => key,
  }));
  ({ ContactPopupHost } = await import('../ContactPopupHost'));
});

const PART = {
  ContactPopup: ({ source, onClose }: { source: string; onClose: () => void }) => (
    <button onClick={onClose}>{`popup ${source}`}</button>
  ),
  texts,
};

function show(load: () => Promise<typeof PART> = () => Promise.resolve(PART)): void {
  render(
    <>
      <a href="/contact" data-popup="contactSales">
        <b>help</b>
      </a>
      <button data-popup="__proto__">odd</button>
      <ContactPopupHost locale="zh-Hans" load={load} />
    </>,
  );
}

const popup = (): HTMLElement | null => screen.queryByText(/^popup/);
const click = (text: string, options = {}): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByText(text), options));

describe('ContactPopupHost', () => {
  it('loads on intent, and opens on click', async () => {
    const load = jest.fn(() => Promise.resolve(PART));
    show(load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.pointerOver(screen.getByText('help')));
    expect(load).toHaveBeenCalledTimes(1);
    expect(popup()).toBeNull();
    await click('help');
    expect(popup()).toHaveTextContent('popup contactSales');
    await click('popup contactSales');
    expect(popup()).toBeNull();
  });

  it('leaves a link clicked with a modifier key to the browser', async () => {
    show();
    // jsdom does not implement navigation.
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener('click', stay);
    await click('help', { ctrlKey: true });
    window.removeEventListener('click', stay);
    expect(popup()).toBeNull();
  });

  it('ignores unknown sources', async () => {
    show();
    await click('odd');
    expect(popup()).toBeNull();
  });

  it('shows load errors in place, and opens for the same source on Retry', async () => {
    let isDown = true;
    show(() => (isDown ? Promise.reject(new Error('chunk')) : Promise.resolve(PART)));
    await click('help');
    expect(screen.getByRole('alert')).toHaveTextContent('error.loadFailed');
    isDown = false;
    await click('error.retry');
    expect(popup()).toHaveTextContent('popup contactSales');
  });

  it('stays closed if loading finishes after Escape', async () => {
    let arrive: (part: typeof PART) => void = () => undefined;
    show(() => new Promise((resolve) => (arrive = resolve)));
    await click('help');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(async () => arrive(PART));
    expect(popup()).toBeNull();
  });
});
