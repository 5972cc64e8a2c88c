import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useContactPopup } from '../useContactPopup';

function Host({ load }: { load: () => Promise<string> }) {
  const { state, open, close } = useContactPopup(load);
  return (
    <>
      <p data-testid="state">{state.status === 'open' ? `${state.part} ${state.source}` : state.status}</p>
      <button onClick={() => state.status === 'failed' && open(state.source)}>retry</button>
      <button onClick={close}>close</button>
      <a href="/contact" data-popup="contactSales">
        <b>help</b>
      </a>
      <button data-popup="__proto__">odd</button>
    </>
  );
}

const state = (): string | null => screen.getByTestId('state').textContent;
const press = (text: string, options = {}): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByText(text), options));

describe('useContactPopup', () => {
  it('loads on intent and once only', async () => {
    const load = jest.fn(() => Promise.resolve('part'));
    render(<Host load={load} />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.pointerOver(screen.getByText('help')));
    await act(async () => void fireEvent.focusIn(screen.getByText('help')));
    await press('help');
    expect(load).toHaveBeenCalledTimes(1);
    expect(state()).toBe('part contactSales');
  });

  it('leaves a link alone that is pressed for a new tab', async () => {
    const load = jest.fn(() => Promise.resolve('part'));
    render(<Host load={load} />);
    // jsdom cannot follow links.
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener('click', stay);
    await press('help', { ctrlKey: true });
    window.removeEventListener('click', stay);
    expect(state()).toBe('closed');
  });

  it('takes no notice of unknown contents', async () => {
    render(<Host load={() => Promise.resolve('part')} />);
    await press('odd');
    expect(state()).toBe('closed');
  });

  it('fails in place and loads again on retry', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue('part');
    render(<Host load={load} />);
    await press('help');
    expect(state()).toBe('failed');
    await press('retry');
    expect(state()).toBe('part contactSales');
  });

  it('stays closed when the part comes after the reader has gone', async () => {
    let arrive: (part: string) => void = () => undefined;
    render(<Host load={() => new Promise((resolve) => (arrive = resolve))} />);
    await press('help');
    expect(state()).toBe('loading');
    await press('close');
    await act(async () => arrive('part'));
    expect(state()).toBe('closed');
  });
});
