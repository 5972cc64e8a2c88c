import type { Locale } from '../../model/locale';
import { settings } from '../../site/settings';

/** Tracks a page view; without a service that is switched on, the code for it never loads. */
export function trackPageView(locale: Locale, path: string): void {
  const { statsId, tagManagerId } = settings;
  if (!statsId && !tagManagerId) return;
  import('./analytics').then(
    ({ sendPageView }) => sendPageView(locale, path),
    () => undefined,
  );
}
