import { lockScroll } from '../useScrollLock';

describe('lockScroll', () => {
  it('keeps the body still until the last holder lets go, and puts its style back', () => {
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
