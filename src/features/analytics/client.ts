import { useEffect } from 'react';
import type { Locale } from '@idmp/model';
import type { ClientFeature } from '../../page/feature/clientFeature';
import { settings } from '../../settings/settings';

function PageViews({ locale, address }: { locale: Locale; address: string }): null {
  useEffect(() => trackPageView(locale, address), [locale, address]);
  return null;
}

/** Page views for the services that the settings enable. */
export const analytics = { name: 'analytics', Beside: PageViews } satisfies ClientFeature;

/** Tracks a page view; loads the analytics code only if a service is enabled. */
function trackPageView(locale: Locale, path: string): void {
  const { statsId, tagManagerId } = settings;
  if (!statsId && !tagManagerId) return;
  import('./client/analytics').then(
    ({ sendPageView }) => sendPageView(locale, path),
    () => undefined,
  );
}
