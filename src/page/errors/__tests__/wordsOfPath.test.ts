import { wordsOfPath } from '../fillNotFound';

describe('wordsOfPath', () => {
  it('returns the words of the path, without language, prefix and extension', () => {
    expect(wordsOfPath('/docs/en/basic/data-modl.html', '/docs')).toBe('basic data modl');
  });

  it('decodes Han and survives broken escapes', () => {
    expect(wordsOfPath('/%E5%85%83%E7%B4%A0/x', '')).toBe('元素 x');
    expect(wordsOfPath('/100%/a', '')).toBe('100 a');
  });
});
