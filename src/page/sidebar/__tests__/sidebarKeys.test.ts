import { moveInSidebar } from '../sidebarKeys';

const press = (key: string, init: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
};
const focused = (): string | null => document.activeElement?.textContent ?? null;
const stops = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('nav a, nav summary')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((stop) => stop.textContent);

beforeEach(() => {
  document.body.innerHTML =
    '<button>Search</button><aside id="idmp-sidebar"><nav><ul><li><a href="/intro">Intro</a></li>' +
    '<li><a href="/basic">Basic</a><details><summary></summary><ul><li><a href="/basic/bar">Bar</a></li></ul></details></li>' +
    '<li><details><summary>More</summary><ul><li><a href="/more/end" aria-current="page">End</a></li></ul></details></li>' +
    '</ul></nav></aside>';
  document.addEventListener('keydown', moveInSidebar);
});
afterEach(() => document.removeEventListener('keydown', moveInSidebar));

describe('moveInSidebar', () => {
  it('leaves one tab stop: the current page, or the first entry where a collapsed chapter hides it', () => {
    press('Tab');
    expect(stops()).toEqual(['Intro']);
    document.querySelectorAll('details')[1]!.open = true;
    press('Tab');
    expect(stops()).toEqual(['End']);
  });

  it('leaves the focused entry as the stop, so that Tab leaves the tree', () => {
    document.querySelector<HTMLElement>('a[href="/basic"]')!.focus();
    press('Tab');
    expect(stops()).toEqual(['Basic']);
  });

  it('moves through the entries in sight, and stays at both ends', () => {
    document.querySelector('a')!.focus();
    expect(press('ArrowUp')).toBe(true);
    expect(focused()).toBe('Intro');
    press('ArrowDown');
    expect(focused()).toBe('Basic');
    press('ArrowDown');
    expect(focused()).toBe('More');
    press('Home');
    expect(focused()).toBe('Intro');
    press('End');
    expect(focused()).toBe('More');
  });

  it('opens a chapter, enters it, returns, and closes it', () => {
    const basic = document.querySelector<HTMLElement>('a[href="/basic"]')!;
    const chapter = document.querySelector('details')!;
    basic.focus();
    press('ArrowRight');
    expect(chapter.open).toBe(true);
    press('ArrowRight');
    expect(focused()).toBe('Bar');
    press('ArrowLeft');
    expect(focused()).toBe('Basic');
    press('ArrowLeft');
    expect(chapter.open).toBe(false);
  });

  it('leaves other keys, keys with modifiers and keys elsewhere alone', () => {
    document.querySelector('a')!.focus();
    expect(press('a')).toBe(false);
    expect(press('ArrowLeft', { altKey: true })).toBe(false);
    document.querySelector('button')!.focus();
    expect(press('ArrowDown')).toBe(false);
    expect(focused()).toBe('Search');
  });
});
