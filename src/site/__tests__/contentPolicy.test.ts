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
    expect(policy.get('trusted-types')).toBe('idmp idmp#webpack dompurify');
    expect(policyOf({}, 'meta').get('require-trusted-types-for')).toBe("'script'");
    for (const sources of policy.values()) expect(sources).not.toMatch(/unsafe|\*/);
  });

  it('allows the default policy only if analytics are enabled', () => {
    const policy = policyOf({ GATSBY_STATS_ID: 'abc' });
    expect(policy.get('trusted-types')).toBe('idmp idmp#webpack dompurify default');
    expect(policy.get('script-src')).toContain('https://hm.baidu.com');
    expect(policy.get('script-src')).not.toContain('googletagmanager');
  });
});
