import { DEFAULT_LOCALE, type Locale } from '@idmp/model';
import { statsScriptUrl, tagManagerUrl } from '../../../settings/endpoints';
import { settings, type Settings } from '../../../settings/settings';
import { createScript } from '../../../page/platform/trustedHtml';

declare global {
  interface Window {
    _hmt?: unknown[][];
    dataLayer?: object[];
    doNotTrack?: string | null;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

type AnalyticsIds = Pick<Settings, 'statsId' | 'tagManagerId'>;

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksForPrivacy(): boolean {
  const signals = [navigator.doNotTrack, window.doNotTrack];
  return (
    navigator.globalPrivacyControl === true || signals.some((signal) => signal === '1' || signal === 'yes')
  );
}

/** URLs of the analytics scripts for a language. */
export function analyticsScripts({ statsId, tagManagerId }: AnalyticsIds, locale: Locale): string[] {
  return [
    ...(statsId && locale === DEFAULT_LOCALE ? [statsScriptUrl(statsId)] : []),
    ...(tagManagerId ? [tagManagerUrl(tagManagerId)] : []),
  ];
}

function whenIdle(action: () => void): void {
  const later = (): void => {
    // Safari lacks requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(action);
    else window.setTimeout(action, 1);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

function loadScript(src: string): void {
  if (Array.from(document.scripts).some((script) => script.src === src)) return;
  const script = createScript(src);
  script.async = true;
  document.head.append(script);
}

/** Sends a page view to the enabled services; their scripts load when the page is idle. */
export function sendPageView(locale: Locale, path: string, ids: AnalyticsIds = settings): void {
  const scripts = analyticsScripts(ids, locale);
  if (scripts.length === 0 || asksForPrivacy()) return;
  if (ids.statsId && locale === DEFAULT_LOCALE) (window._hmt ??= []).push(['_trackPageview', path]);
  if (ids.tagManagerId) {
    window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    window.dataLayer.push({ event: 'page_view', page_path: path });
  }
  whenIdle(() => scripts.forEach(loadScript));
}
