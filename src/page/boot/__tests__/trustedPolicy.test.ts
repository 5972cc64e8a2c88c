import type { TrustedPolicy } from '../../platform/earlyState';
import { createAnalyticsPolicy, createTrustedPolicy } from '../trustedPolicy';

const browser = window as { trustedTypes?: object };
const created = new Map<string, Partial<TrustedPolicy>>();

beforeEach(() => {
  created.clear();
  browser.trustedTypes = {
    createPolicy: (name: string, rules: Partial<TrustedPolicy>) => {
      created.set(name, rules);
      return rules;
    },
  };
});

afterEach(() => {
  delete browser.trustedTypes;
});

describe('createTrustedPolicy', () => {
  const isListed = (address: string) => address === '/app-1.js';

  it('accepts scripts of the build and rejects any other URL', () => {
    const policy = createTrustedPolicy(isListed);
    expect(policy?.createScriptURL('/app-1.js')).toBe('/app-1.js');
    for (const address of ['/app-2.js', 'https://example.com/app-1.js', 'data:,alert(1)', ''])
      expect(() => policy?.createScriptURL(address)).toThrow('Not made by the build');
    expect([...created.keys()]).toEqual(['idmp']);
  });

  it('rejects HTML that could run code, except for that of the page itself', () => {
    const policy = createTrustedPolicy(isListed);
    const hostile = '<img src="x" onerror="alert(1)">';
    expect(policy?.createHTML('<p>a</p>')).toBe('<p>a</p>');
    expect(() => policy?.createHTML(hostile)).toThrow('Not made by the build: <img');
    expect(policy?.createHTML(hostile, true)).toBe(hostile);
  });

  it('creates a default policy for analytics scripts', () => {
    createAnalyticsPolicy((address) => new URL(address).origin === 'https://stats.example.com');
    const rules = created.get('default');
    expect(rules?.createScriptURL?.('https://stats.example.com/a.js')).toBe('https://stats.example.com/a.js');
    expect(() => rules?.createScriptURL?.('https://stats.example.com.evil.example/a.js')).toThrow(TypeError);
    expect(rules?.createHTML).toBeUndefined();
  });

  it('returns undefined in browsers without Trusted Types', () => {
    delete browser.trustedTypes;
    expect(createTrustedPolicy(isListed)).toBeUndefined();
  });
});
