import { useEffect } from 'react';
import type { Locale } from '@idmp/model';
import type { ClientFeature } from '../../page/feature/clientFeature';
import { trackPageView } from './client/trackPageView';

function PageViews({ locale, address }: { locale: Locale; address: string }): null {
  useEffect(() => trackPageView(locale, address), [locale, address]);
  return null;
}

/** Page views for the services that the settings enable. */
export const analytics = { name: 'analytics', Beside: PageViews } satisfies ClientFeature;
