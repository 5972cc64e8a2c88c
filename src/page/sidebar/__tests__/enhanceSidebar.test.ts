import { markActivePage } from '../enhanceSidebar';

const boxOf = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/** A list visible from 100 to 500 that contains a link at the given position, in an entry of the given height. */
function show(top: number, height = 30): { sidebar: HTMLElement; list: HTMLElement } {
  document.body.innerHTML =
    '<aside><nav><ul><li><a href="/intro">Intro</a></li><li><a href="/basic">Basic</a><details><summary></summary>' +
    '<ul><li><a href="/basic/bar">Bar</a></li></ul></details></li></ul></nav></aside>';
  const sidebar = document.querySelector('aside')!;
  const list = document.querySelector('nav')!;
  list.getBoundingClientRect = boxOf(100, 500);
  document.querySelector('a[href="/intro"]')!.getBoundingClientRect = boxOf(270, 300);
  document.querySelector('a[href="/basic"]')!.getBoundingClientRect = boxOf(410, 440);
  const link = document.querySelector('a[href="/basic/bar"]')!;
  link.getBoundingClientRect = boxOf(top, top + 30);
  link.parentElement!.getBoundingClientRect = boxOf(top, top + height);
  list.scrollTop = 1_000;
  return { sidebar, list };
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe('markActivePage', () => {
  it.each([
    ['in view', 200, 1_000],
    ['above the view', 40, 940],
    ['below the view', 700, 1_310],
    ['whose children are below the view', 400, 1_170, 200],
    ['with more children than there is room for', 400, 1_300, 900],
  ])(
    'scrolls the list to the beginning of an entry, so that one %s is in view, without scrollIntoView',
    (_where, top, scrolled, height = 30) => {
      const { sidebar, list } = show(top, height);
      const scrollIntoView = (Element.prototype.scrollIntoView = jest.fn());
      markActivePage(sidebar, '/basic/bar');
      expect(list.scrollTop).toBe(scrolled);
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );

  it('returns false if the list lacks the page', () => {
    expect(markActivePage(show(200).sidebar, '/other')).toBe(false);
  });
});
