import type { Settings } from './settings';

const STATS_ORIGIN = 'https://hm.baidu.com';
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Origins that the browser's search client may call. */
function searchOrigins({ algolia }: Settings): string[] {
  if (!algolia) return [];
  const own = [`https://${algolia.appId}-dsn.algolia.net`, `https://${algolia.appId}-1.algolianet.com`];
  const more = [`https://${algolia.appId}-2.algolianet.com`, `https://${algolia.appId}-3.algolianet.com`];
  return [...(algolia.hosts.length > 0 ? algolia.hosts : [...own, ...more]), 'https://insights.algolia.io'];
}

/** Content security policy of the site; the allowed origins follow the settings. */
export function contentPolicy(settings: Settings, bannerHash: string, as: 'header' | 'meta'): string {
  const analytics = [settings.statsId && STATS_ORIGIN, settings.tagManagerId && TAG_MANAGER_ORIGIN].filter(
    Boolean,
  );
  const connect = [settings.docsApi, settings.leadsApi, ...searchOrigins(settings), ...analytics].filter(
    Boolean,
  );
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${bannerHash}'`, ...(analytics as string[])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...(analytics as string[])],
    'connect-src': ["'self'", ...(connect as string[])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(settings.docsApi ? [settings.docsApi] : [])],
    // A meta element cannot forbid framing.
    ...(as === 'header' ? { 'frame-ancestors': ["'none'"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
