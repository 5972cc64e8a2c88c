import type { Locale } from '@idmp/model';
import { settings } from '../../../settings/settings';

/** Tracks a page view; loads the analytics code only if a service is enabled. */
export function trackPageView(locale: Locale, path: string): void {
  const { statsId, tagManagerId } = settings;
  if (!statsId && !tagManagerId) return;
  import('./analytics').then(
    ({ sendPageView }) => sendPageView(locale, path),
    () => undefined,
  );
}
