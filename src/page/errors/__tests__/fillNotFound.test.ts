import popular from '../../../../content/popular.json';
import { fillNotFound } from '../fillNotFound';

const PAGE = `
  <aside id="idmp-sidebar"><a href="/en">Home</a><a href="/en/basic/layout">Layout</a>
    ${popular.map((slug) => `<a href="/en/${slug}">Page ${slug}</a>`).join('')}</aside>
  <main><input data-path-words>
    <section hidden data-not-found="like"><ul></ul></section>
    <section hidden data-not-found="popular"><ul></ul></section></main>`;

const field = (): HTMLInputElement => document.querySelector('input')!;
const links = (name: string): string[] =>
  [...document.querySelectorAll(`[data-not-found="${name}"]:not([hidden]) a`)].map(
    (link) => link.getAttribute('href') ?? '',
  );

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = PAGE;
});

describe('fillNotFound', () => {
  it('puts the words of the address into the field, and lists pages like it', () => {
    history.replaceState(null, '', '/en/basic/layuot');
    fillNotFound('');
    expect(field().value).toBe('basic layuot');
    expect(links('like')[0]).toBe('/en/basic/layout');
    expect(links('popular')).toEqual([]);
  });

  it('lists popular pages if none is like the address', () => {
    history.replaceState(null, '', '/en/qqqqzzzz');
    fillNotFound('');
    expect(links('like')).toEqual([]);
    expect(links('popular')).toEqual(popular.map((slug) => `/en/${slug}`));
  });

  it('keeps what the reader has typed meanwhile', () => {
    history.replaceState(null, '', '/en/nothing');
    fillNotFound('');
    field().value = 'mine';
    fillNotFound('');
    expect(field().value).toBe('mine');
  });

  it('shows labels as text', () => {
    document.querySelector('a[href="/en/basic/layout"]')!.textContent = '<img src=x> layout';
    history.replaceState(null, '', '/en/layout');
    fillNotFound('');
    expect(document.querySelectorAll('main img')).toHaveLength(0);
    expect(document.querySelector('main a')?.textContent).toBe('<img src=x> layout');
  });
});
