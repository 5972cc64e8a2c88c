import type { Locale } from '@idmp/model';

/** Texts of the banner shown when the site is served under a different base URL than it was built for. */
export const bannerText: Record<Locale, string> = {
  'zh-Hans': '站点没有正确加载：构建时的基础地址（base URL）与当前地址不一致。请重新构建，建议设置：',
  en: 'The documentation site did not load properly: it was built for another base URL. Build it again with this setting:',
};

/** The setting that the banner suggests; its script appends the value. */
export const bannerSetting = 'PATH_PREFIX=';

/** White on red (7.3:1), set through the CSSOM: needs neither a style sheet nor inline styles in the CSP. */
const BANNER_STYLE = 'padding:1rem;background:#b00020;color:#fff';

/**
 * Shows the banner if the early script did not load and the page is served under a different prefix than it was
 * built for (`data-base`); `data-path` is the page's path without the prefix. A not-found page can have any URL, so
 * only URLs outside the prefix count. Then adds the deferred styles in place of the early script.
 */
export const bannerScript =
  "window.__early||function(b){var e=encodeURI,a=b.dataset,r=/(\\/index)?\\.html$|\\/$/,o=e(a.base),d=e(a.path.replace(r,''))," +
  "p=location.pathname.replace(r,''),l=p.length-d.length," +
  "n=l<0||p.slice(l)!==d?(p+'/').indexOf(o+'/')?'':o:p.slice(0,l);" +
  `if(n!==o)b.querySelector('code').append(n||'/'),b.style.cssText='${BANNER_STYLE}',b.hidden=false;` +
  'b=document.head;b.querySelector(\'noscript\').textContent.replace(/href="(.+?)"/g,' +
  "function(m,h){a=document.createElement('link');a.rel='stylesheet';a.href=h;b.append(a)})" +
  "}(document.getElementById('base-banner'))";
