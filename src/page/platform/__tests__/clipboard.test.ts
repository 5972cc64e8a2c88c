import { copyText } from '../clipboard';

function provideClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

describe('copyText', () => {
  it('resolves with false if both fail', async () => {
    provideClipboard(() => Promise.reject(new Error('no')));
    document.execCommand = () => false;
    expect(await copyText('text')).toBe(false);
  });
});
