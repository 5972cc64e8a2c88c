import fc from 'fast-check';
import { fuzz } from '../../../packages/model/__tests__/fuzzSettings';
import { caddyValue, netlifyHeader, nginxValue } from '@idmp/hosts';
import { contentPolicy } from '../contentPolicy';
import { readSettings } from '../settings';

const policyOf = (env: Record<string, string>, as: 'header' | 'meta' = 'header'): Map<string, string> =>
  new Map(
    contentPolicy(readSettings(env), 'HASH', as)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('contentPolicy', () => {
  it('allows inline scripts by hash only, and Trusted Types through named policies only', () => {
    const policy = policyOf({});
    expect(policy.get('script-src')).toBe("'self' 'sha256-HASH'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('idmp idmp#webpack');
    expect(policyOf({}, 'meta').get('require-trusted-types-for')).toBe("'script'");
    for (const sources of policy.values()) expect(sources).not.toMatch(/unsafe|\*/);
  });

  it('allows the default policy only if analytics are enabled', () => {
    const policy = policyOf({ GATSBY_STATS_ID: 'abc' });
    expect(policy.get('trusted-types')).toBe('idmp idmp#webpack default');
    expect(policy.get('script-src')).toContain('https://hm.baidu.com');
    expect(policy.get('script-src')).not.toContain('googletagmanager');
  });

  it('allows what src/site adds, and leaves out what it takes away', () => {
    const policy = contentPolicy(readSettings({}), 'HASH', 'header', {
      'script-src': ['https://stats.example', "'sha256-a='"],
      'style-src': ["'sha256-b='"],
      'require-trusted-types-for': [],
    });
    expect(policy).toContain("script-src 'self' 'sha256-HASH' https://stats.example 'sha256-a=';");
    expect(policy).toContain("style-src 'self' 'sha256-b='");
    expect(policy).toContain('idmp#webpack default;');
    expect(policy).not.toContain('require-trusted');
  });

  it('keeps its directives, and can be written for every host, whatever the settings accept', () => {
    const names = [...policyOf({ GATSBY_DOCS_API: 'https://docs.example' }).keys()].join();
    const host = fc.string({ unit: fc.constantFrom(...'ab1.-_:*;,\'"$(){}%[] @/?#\\中'), maxLength: 10 });
    let accepted = 0;
    fc.assert(
      fc.property(host, fc.constantFrom('GATSBY_DOCS_API', 'GATSBY_LEADS_API'), (text, name) => {
        const env = { [name]: `https://${text}` };
        try {
          readSettings(env);
        } catch {
          return;
        }
        accepted += 1;
        expect([...policyOf(env).keys()].join()).toBe(names);
        const policy = contentPolicy(readSettings(env), 'HASH', 'header');
        expect(policy).not.toMatch(/\*|unsafe/);
        for (const write of [nginxValue, caddyValue, netlifyHeader])
          expect(write(policy)).toContain("default-src 'self'");
      }),
      fuzz(5_000),
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
