import { isOutside, outsideFault } from '../links';
import { describePhrase } from '@idmp/model';

describe('isOutside', () => {
  it('tells addresses of other sites from paths', () => {
    for (const address of ['https://a.example', '//a.example', 'mailto:a@b.co', ' java\tscript:x'])
      expect(isOutside(address)).toBe(true);
    for (const address of ['', './a.md', '/en/a', '#a', '?a=b:c', '图:1.md'])
      expect(isOutside(address)).toBe(false);
  });
});

function faultOf(address: string): string | undefined {
  const fault = outsideFault(address);
  return fault && describePhrase(fault);
}

describe('outsideFault', () => {
  it.each(['https://a.example/b?c#d', 'HTTP://a.example:80', '//a.example', 'mailto:a@b.co', 'tel:+86-10'])(
    'accepts %s',
    (address) => expect(outsideFault(address)).toBeUndefined(),
  );

  it.each([
    ...['javascript:x', 'java%73cript:x', 'data:,x', 'blob:https://a', 'intent:x', 'ms-msdt:/id', 'vscode:x'],
    ...['search-ms:query', 'feed:javascript:x', 'jar:x', 'chrome:x', 'about:blank', 'file:///etc/passwd'],
  ])('refuses the scheme of %s', (address) => {
    expect(faultOf(address)).toMatch(/^begins with "[a-z-]+:", which is not allowed$/);
  });

  it('refuses addresses without a host, and hosts that are hidden', () => {
    for (const address of ['https:a.example', 'https:\\\\a.example', 'http:///a', 'https://'])
      expect(faultOf(address)).toMatch(/^has no/);
    for (const address of ['https://a.example@b.example', '//a:b@c.example'])
      expect(faultOf(address)).toBe('hides its host behind a name and "@"');
    expect(faultOf('https://[')).toBe('is not a valid address');
  });
});
