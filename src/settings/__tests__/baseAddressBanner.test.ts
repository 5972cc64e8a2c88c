import { runInNewContext } from 'node:vm';
import { bannerScript, bannerSetting } from '../baseAddressBanner';

interface Visit {
  /** Path prefix the site was built for. */
  base: string;
  /** Path of the page, without prefix. */
  page: string;
  /** Path in the address bar. */
  at: string;
}

const LATER = '<link rel="stylesheet" href="/app.later.css">';

/** Suggestion of the banner (null if hidden) and what its script adds to the head. */
function run(
  { base, page, at }: Visit,
  early?: object,
): { suggestion: string | null; style: string; added: string[] } {
  const added: string[] = [];
  const head = {
    append: ({ rel, href }: Record<string, string>) => added.push(`${rel} ${href}`),
    querySelector: () => ({ textContent: LATER }),
  };
  const code = { textContent: bannerSetting, append: (value: string) => (code.textContent += value) };
  const style = { cssText: '' };
  const banner = { dataset: { base, path: page }, hidden: true, style, querySelector: () => code };
  runInNewContext(bannerScript, {
    window: { __early: early },
    location: { pathname: at },
    document: { getElementById: () => banner, head, createElement: () => ({}) },
  });
  return { suggestion: banner.hidden ? null : code.textContent, style: style.cssText, added };
}

const suggestion = (visit: Visit, early?: object): string | null => run(visit, early).suggestion;

describe('bannerScript', () => {
  it('compares percent-encoded URLs', () => {
    expect(suggestion({ base: '', page: '/介绍', at: '/x/%E4%BB%8B%E7%BB%8D' })).toBe('PATH_PREFIX=/x');
    expect(suggestion({ base: '/文', page: '/', at: '/%E6%96%87/' })).toBeNull();
  });

  it('stays hidden if the prefix matches and only the script failed to load', () => {
    expect(suggestion({ base: '', page: '/en/intro', at: '/en/intro' })).toBeNull();
    expect(suggestion({ base: '', page: '/', at: '/' })).toBeNull();
    expect(suggestion({ base: '/x', page: '/intro', at: '/x/intro/' })).toBeNull();
    expect(suggestion({ base: '', page: '/404.html', at: '/no/such/page' })).toBeNull();
    expect(suggestion({ base: '/x', page: '/404.html', at: '/x/nowhere' })).toBeNull();
  });

  it('stays hidden for malformed URLs', () => {
    expect(suggestion({ base: '', page: '/404.html', at: '/%E4%' })).toBeNull();
  });

  it('adds the deferred styles if the early script failed to load', () => {
    expect(run({ base: '', page: '/intro', at: '/intro' }).added).toEqual(['stylesheet /app.later.css']);
    expect(run({ base: '', page: '/intro', at: '/intro' }, {}).added).toEqual([]);
  });
});
