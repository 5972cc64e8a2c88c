import { analyticsOrigins } from './endpoints';
import type { Settings } from './settings';

/** Origins that the browser's search client may call. */
function searchOrigins({ algolia }: Settings): string[] {
  if (!algolia) return [];
  const own = [`https://${algolia.appId}-dsn.algolia.net`, `https://${algolia.appId}-1.algolianet.com`];
  const more = [`https://${algolia.appId}-2.algolianet.com`, `https://${algolia.appId}-3.algolianet.com`];
  return [...(algolia.hosts.length > 0 ? algolia.hosts : [...own, ...more]), 'https://insights.algolia.io'];
}

/** Trusted Types policies of the site, webpack's chunk loader and Mermaid's sanitizer. */
const TRUSTED_POLICIES = ['idmp', 'idmp#webpack', 'dompurify'];

/** Content security policy of the site; the allowed origins depend on the settings. */
export function contentPolicy(settings: Settings, bannerHash: string, as: 'header' | 'meta'): string {
  const analytics = analyticsOrigins(settings);
  const services = [settings.docsApi, settings.leadsApi, ...searchOrigins(settings)];
  const connect = [...services, ...analytics].filter(Boolean) as string[];
  // Styles, fonts, frames and media fall back to `default-src`.
  const directives: Record<string, string[]> = {
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
          // Analytics scripts can only use the default policy.
          'trusted-types': [...TRUSTED_POLICIES, ...(analytics.length > 0 ? ['default'] : [])],
          // frame-ancestors is ignored in a meta element.
          'frame-ancestors': ["'none'"],
        }
      : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
