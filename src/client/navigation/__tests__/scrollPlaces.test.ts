import { installScrollPlaces, takePlace, watchHistory } from '../scrollPlaces';
import { scrollToPlace } from '../scrollToPlace';

const PAGE = { pathname: '/en/concepts' };
const scrollIntoView = jest.fn();

/** Scrolls as a reader or the browser does. */
function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
}

/** What a browser does for a link to a fragment: a new entry without a state, a popstate, a jump. */
function followFragment(hash: string, y: number): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollToPlace({ ...PAGE, hash }, PAGE);
  scrollPage(y);
}

/** What the router does for a link to another page. */
function followPage(path: string): void {
  history.pushState({ key: path }, '', path);
  scrollToPlace({ pathname: path, hash: '' }, PAGE);
}

/** Back or Forward to an entry whose state was read before. */
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

describe('places on the entries of the history', () => {
  it('goes back to the place before a link within the page', () => {
    scrollPage(800);
    const start: unknown = history.state;
    followFragment('#a', 3438);
    goTo(start);
    expect(window.scrollY).toBe(800);
  });

  it('keeps a place for each of two fragments of one page', () => {
    scrollPage(800);
    const start: unknown = history.state;
    followFragment('#a', 1500);
    const first: unknown = history.state;
    followFragment('#b', 3000);
    goTo(first);
    expect(window.scrollY).toBe(1500);
    goTo(start);
    expect(window.scrollY).toBe(800);
  });

  it('goes back to the top of a page that was left from there', () => {
    const start: unknown = history.state;
    followFragment('#a', 3438);
    goTo(start);
    expect(window.scrollY).toBe(0);
  });

  it('knows nothing of an earlier visit to the same address', () => {
    scrollPage(3438);
    dispatchEvent(new Event('pagehide'));
    history.pushState(null, '', '/en/concepts');
    scrollPage(0);
    installScrollPlaces();
    const start: unknown = history.state;
    followPage('/en/intro');
    goTo(start);
    expect(window.scrollY).toBe(0);
  });

  it('finds the places again after a reload, which the browser itself scrolls', () => {
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

  it('forgets all but the latest fifty when the document is left', () => {
    for (let count = 0; count < 60; count++) followPage(`/en/${count}`);
    dispatchEvent(new Event('pagehide'));
    const kept = JSON.parse(sessionStorage.getItem('scroll-places') ?? '[]') as [string, number][];
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)?.[0]).toBe('/en/59');
  });

  it('ignores stored places that are no list', () => {
    sessionStorage.setItem('scroll-places', '{"a":1}');
    expect(installScrollPlaces).not.toThrow();
  });

  it('drops the place of an entry that another navigation has overtaken', () => {
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
  it('starts another page at its top', () => {
    scrollPage(700);
    followPage('/en/intro');
    expect(window.scrollY).toBe(0);
  });

  it('starts at the heading of the fragment, at the top when there is none', async () => {
    scrollPage(700);
    history.pushState({ key: 'next' }, '', '/en/intro#b');
    scrollToPlace({ pathname: '/en/intro', hash: '#b' }, PAGE);
    await new Promise(requestAnimationFrame);
    expect(scrollIntoView.mock.instances.at(-1)).toBe(document.getElementById('b'));
    history.pushState({ key: 'other' }, '', '/en/layout#none');
    scrollToPlace({ pathname: '/en/layout', hash: '#none' }, PAGE);
    expect(window.scrollY).toBe(0);
  });

  it('leaves the page where it is for a fragment that it does not have', () => {
    scrollPage(700);
    followFragment('#none', 700);
    expect(window.scrollY).toBe(700);
  });
});
