import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { fireEvent, screen } from '@testing-library/dom';
import { tryInPlace } from '../tryInPlace';

/** An action that fails with each of the reasons in turn, then succeeds. */
function failing(...reasons: string[]): () => Promise<string> {
  return async () => {
    const reason = reasons.shift();
    if (reason !== undefined) throw new Error(reason);
    return 'part';
  };
}

function tryIn(action: () => Promise<string>) {
  document.body.innerHTML = '<section><p>Rest</p></section>';
  const place = document.querySelector('section')!;
  const done = jest.fn();
  const describe = (error: unknown): string => `Failed: ${String(error)}`;
  void tryInPlace(action, { place, describe, retryText: 'Retry' }).then(done);
  return { place, done };
}

const settle = () => act(async () => undefined);
const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('tryInPlace', () => {
  it('keeps focus on the button while it fails, and moves it to the container on success', async () => {
    const { place } = tryIn(failing('first', 'second'));
    await settle();
    screen.getByRole('button').focus();
    await retry();
    expect(screen.getByRole('button')).toHaveFocus();
    await retry();
    expect(place).toHaveFocus();
  });
});
