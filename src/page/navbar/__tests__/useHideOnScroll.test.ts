import { act, renderHook } from '@testing-library/react';
import { useHideOnScroll } from '../useHideOnScroll';

const scrollTo = (top: number): void => {
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
};

const openAt = (hash: string, top: number) => {
  history.replaceState(null, '', `/${hash}`);
  window.scrollY = top;
  return renderHook(() => useHideOnScroll('/')).result;
};

afterEach(() => {
  history.replaceState(null, '', '/');
  window.scrollY = 0;
});

describe('the bar of a page opened at a heading', () => {
  it('is out of the way of the heading', () => {
    expect(openAt('#install', 700).current).toBe(true);
  });

  it('gets out of the way once the browser has scrolled', () => {
    const hidden = openAt('#install', 0);
    expect(hidden.current).toBe(false);
    scrollTo(700);
    expect(hidden.current).toBe(true);
  });

  it('stays if no heading has the name, as no scrolling up could bring it back', () => {
    expect(openAt('#no-such-heading', 0).current).toBe(false);
  });
});
