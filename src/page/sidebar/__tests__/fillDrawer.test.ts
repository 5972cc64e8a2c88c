import { fillDrawer } from '../fillDrawer';

const BAR = `
  <header data-navbar>
    <a href="https://example.com">Brand</a>
    <button data-menu="Versions"></button><ul><li><a href="/next">Next</a></li></ul>
    <button data-menu="Languages"></button><ul><li><a href="/en/a" hreflang="en">English</a></li></ul>
    <button aria-haspopup="dialog">Search</button>
  </header>
  <aside id="idmp-sidebar"><div><button data-drawer-close></button></div></aside>`;

const drawer = (): HTMLElement => document.getElementById('idmp-sidebar') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = BAR;
  history.replaceState(null, '', '/a?b=1#c');
});

describe('fillDrawer', () => {
  it('copies brand, search and menus once, no matter how often it is opened', () => {
    fillDrawer();
    fillDrawer();
    expect([...drawer().querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Brand',
      'Next',
      'English',
    ]);
    expect(
      [...drawer().querySelectorAll('nav')].map((list) => list.ariaLabel ?? list.getAttribute('aria-label')),
    ).toEqual(['Versions', 'Languages']);
  });

  it('keeps query and hash in links to other languages', () => {
    fillDrawer();
    expect(drawer().querySelector('a[hreflang]')?.getAttribute('href')).toMatch(/\/en\/a\?b=1#c$/);
  });

  it('forwards clicks on a version and on search to the navbar', () => {
    const pressed: string[] = [];
    const bar = document.querySelector('[data-navbar]');
    for (const control of bar?.querySelectorAll('a, [aria-haspopup]') ?? [])
      control.addEventListener('click', (event) => {
        event.preventDefault();
        pressed.push(control.textContent);
      });
    fillDrawer();
    drawer().querySelector<HTMLElement>('a[href="/next"]')?.click();
    drawer().querySelectorAll('button')[0]?.click();
    expect(pressed).toEqual(['Next', 'Search']);
  });
});
