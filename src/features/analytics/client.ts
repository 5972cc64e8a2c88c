import { useEffect } from 'react';
import type { Locale } from '../../model/locale';
import type { ClientFeature } from '../../client/feature/clientFeature';
import { trackPageView } from '../../client/platform/trackPageView';

function PageViews({ locale, address }: { locale: Locale; address: string }): null {
  useEffect(() => trackPageView(locale, address), [locale, address]);
  return null;
}

/** Page views for the services that the settings enable. */
export const analytics = { name: 'analytics', Beside: PageViews } satisfies ClientFeature;
