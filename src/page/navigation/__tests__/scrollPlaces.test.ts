import { installScrollPlaces, takePlace, watchHistory, scrollToPlace } from '../scrollPlaces';

const PAGE = { pathname: '/en/concepts' };
const scrollIntoView = jest.fn();

/** Simulates scrolling. */
function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
}

/** Simulates following a hash link: new entry without state, popstate, jump. */
function followFragment(hash: string, y: number): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollToPlace({ ...PAGE, hash }, PAGE);
  scrollPage(y);
}

/** Simulates the router following a link to another page. */
function followPage(path: string): void {
  history.pushState({ key: path }, '', path);
  scrollToPlace({ pathname: path, hash: '' }, PAGE);
}

/** Simulates Back or Forward to the entry with the given state. */
function goTo(state: unknown, path = '/en/concepts'): void {
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollToPlace({ pathname: path, hash: '' }, PAGE);
}

beforeAll(watchHistory);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<h2 id="a">A</h2><h2 id="b">B</h2>';
  history.pushState(null, '', '/en/concepts');
  window.scrollTo = jest.fn(({ top }: { top: number }) => scrollPage(top)) as unknown as typeof scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollPage(0);
  installScrollPlaces();
});

describe('scroll positions of history entries', () => {
  it('restores positions after a reload, which the browser scrolls itself', () => {
    scrollPage(800);
    const start: unknown = history.state;
    followPage('/en/intro');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    installScrollPlaces();
    expect(history.scrollRestoration).toBe('manual');
    goTo(start);
    expect(window.scrollY).toBe(800);
  });

  it('stores the latest fifty entries on page hide', () => {
    for (let count = 0; count < 60; count++) followPage(`/en/${count}`);
    dispatchEvent(new Event('pagehide'));
    const kept = JSON.parse(sessionStorage.getItem('scroll-places') ?? '[]') as [string, number][];
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)?.[0]).toBe('/en/59');
  });

  it('goes on where the browser refuses to change an entry', () => {
    const refused = jest.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    history.pushState(null, '', '/en/other');
    expect(() => dispatchEvent(new PopStateEvent('popstate'))).not.toThrow();
    expect(installScrollPlaces).not.toThrow();
    refused.mockRestore();
  });

  it('ignores invalid stored data', () => {
    sessionStorage.setItem('scroll-places', '{"a":1}');
    expect(installScrollPlaces).not.toThrow();
  });

  it('drops the position if another navigation supersedes it', () => {
    scrollPage(800);
    const start: unknown = history.state;
    followPage('/en/intro');
    history.pushState(start, '', '/en/concepts');
    dispatchEvent(new PopStateEvent('popstate'));
    history.pushState({ key: 'later' }, '', '/en/layout');
    expect(takePlace()).toBeUndefined();
  });
});

describe('scrollToPlace', () => {
  it('keeps the scroll position if the hash target is missing on the same page', () => {
    scrollPage(700);
    followFragment('#none', 700);
    expect(window.scrollY).toBe(700);
  });
});
