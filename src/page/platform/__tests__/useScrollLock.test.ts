import { lockScroll } from '../useScrollLock';

describe('lockScroll', () => {
  it('locks the body until the last lock is released, then restores its style', () => {
    document.body.style.overflow = 'clip';
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(document.body.style.overflow).toBe('hidden');
    second();
    expect(document.body.style.overflow).toBe('clip');
  });
});
