import { copyText } from '../clipboard';

function provideClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

describe('copyText', () => {
  it('uses the Clipboard API', async () => {
    const copied: string[] = [];
    provideClipboard(async (text) => void copied.push(text));
    expect(await copyText('a\nb')).toBe(true);
    expect(copied).toEqual(['a\nb']);
  });

  it('falls back to copying a selection and cleans up', async () => {
    provideClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    let selected = '';
    document.execCommand = () => {
      selected = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    expect(await copyText('text')).toBe(true);
    expect(selected).toBe('text');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('resolves with false if both fail', async () => {
    provideClipboard(() => Promise.reject(new Error('no')));
    document.execCommand = () => false;
    expect(await copyText('text')).toBe(false);
  });
});
