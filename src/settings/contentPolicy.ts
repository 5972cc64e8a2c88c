import { ownValue } from '@idmp/model';
import { POLICY } from '../site/policy';
import { analyticsOrigins } from './endpoints';
import type { Settings } from './settings';

/** Origins that the browser's search client may call. */
function searchOrigins({ algolia }: Settings): string[] {
  if (!algolia) return [];
  const own = [`https://${algolia.appId}-dsn.algolia.net`, `https://${algolia.appId}-1.algolianet.com`];
  const more = [`https://${algolia.appId}-2.algolianet.com`, `https://${algolia.appId}-3.algolianet.com`];
  return [...(algolia.hosts.length > 0 ? algolia.hosts : [...own, ...more]), 'https://insights.algolia.io'];
}

/** Origins whose scripts may load others: of the analytics, and those that `src/site/policy.ts` adds. */
export const scriptOrigins = (settings: Settings, added = POLICY): string[] => [
  ...analyticsOrigins(settings),
  ...(added['script-src'] ?? []).filter((source) => source.startsWith('https:')),
];

/** Trusted Types policies of the site and of webpack's chunk loader. */
const TRUSTED_POLICIES = ['idmp', 'idmp#webpack'];

/** Content security policy of the site; the allowed origins depend on the settings, and on `src/site/policy.ts`. */
export function contentPolicy(
  settings: Settings,
  bannerHash: string,
  as: 'header' | 'meta',
  added = POLICY,
): string {
  const analytics = analyticsOrigins(settings);
  const services = [settings.docsApi, settings.leadsApi, ...searchOrigins(settings)];
  const connect = [...services, ...analytics].filter(Boolean) as string[];
  // Styles, fonts, frames and media fall back to `default-src`.
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${bannerHash}'`, ...analytics],
    'img-src': ["'self'", 'data:', ...analytics],
    ...(connect.length > 0 ? { 'connect-src': ["'self'", ...connect] } : {}),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(settings.docsApi ? [settings.docsApi] : [])],
    'require-trusted-types-for': ["'script'"],
    ...(as === 'header'
      ? {
          // Scripts of others can only use the default policy.
          'trusted-types': [
            ...TRUSTED_POLICIES,
            ...(scriptOrigins(settings, added).length > 0 ? ['default'] : []),
          ],
          // frame-ancestors is ignored in a meta element.
          'frame-ancestors': ["'none'"],
        }
      : {}),
  };
  const sourcesOf = (name: string) => [
    ...(ownValue(directives, name) ?? ["'self'"]),
    ...(ownValue(added, name) ?? []),
  ];
  return [...new Set([...Object.keys(directives), ...Object.keys(added)])]
    .filter((name) => ownValue(added, name)?.length !== 0)
    .map((name) => `${name} ${sourcesOf(name).join(' ')}`)
    .join('; ');
}
