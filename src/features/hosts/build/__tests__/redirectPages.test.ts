import { parse } from 'parse5';
import { attributeOf, elementsOf } from './htmlTree';
import { redirectPage } from '../redirectPages';

const OPTIONS = { siteUrl: 'https://docs.example', pathPrefix: '/p', policy: "default-src 'self'" };

const elementsIn = (html: string) => [...elementsOf(parse(html, { scriptingEnabled: false }))];

describe('redirectPage', () => {
  const html = redirectPage({ from: '/old', to: '/en/数据 (1)', title: 'A <b> & "c"' }, OPTIONS);
  const path = '/p/en/%E6%95%B0%E6%8D%AE%20%281%29';
  const all = elementsIn(html);
  const valueIn = (tag: string, name: string, value: string, wanted: string): string | null => {
    const found = all.find((element) => element.tagName === tag && attributeOf(element, name) === value);
    return found ? attributeOf(found, wanted) : null;
  };

  it('leads on with and without scripts, by a path alone', () => {
    expect(valueIn('script', 'src', '/p/moved.js', 'data-to')).toBe(path);
    expect(valueIn('meta', 'http-equiv', 'refresh', 'content')).toBe(`0; url=${path}`);
    expect(valueIn('a', 'href', path, 'href')).toBe(path);
  });

  it('is not indexed, and names the address of the page', () => {
    expect(valueIn('meta', 'name', 'robots', 'content')).toBe('noindex');
    expect(valueIn('link', 'rel', 'canonical', 'href')).toBe(
      'https://docs.example/p/en/%E6%95%B0%E6%8D%AE%20(1)',
    );
    expect(valueIn('html', 'lang', 'en', 'lang')).toBe('en');
  });

  it('has no code of its own, and no markup from the title', () => {
    expect(all.filter(({ tagName }) => tagName === 'b' || tagName === 'style')).toEqual([]);
    expect(all.filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
    expect(valueIn('meta', 'http-equiv', 'Content-Security-Policy', 'content')).toBe("default-src 'self'");
    expect(html).toContain('<title>A &lt;b> &amp; "c"</title>');
  });
});
