import type { Locale } from '../model/locale';

/** Texts of the banner of a site that is served below another base URL than it was built for. */
export const bannerText: Record<Locale, string> = {
  'zh-Hans': '站点没有正确加载：构建时的基础地址（base URL）与当前地址不一致。请重新构建，建议设置：',
  en: 'The documentation site did not load properly: it was built for another base URL. Build it again with this setting:',
};

/** Start of the setting that the banner suggests; its script adds the value. */
export const bannerSetting = 'PATH_PREFIX=';

/** White on red (7.3:1), by the CSSOM: it needs no style sheet, and no inline style in the content policy. */
const BANNER_STYLE = 'display:block;padding:1rem;background:#b00020;color:#fff';
const CODE_STYLE = 'all:unset;font-family:monospace';

/**
 * Shows the banner when the early script did not load and the page is served below another prefix than it was
 * built for (`data-base`); `data-path` is the page's own part of the address. A not-found page may have any
 * address, so only one outside the prefix counts. Then adds the later styles in place of the early script.
 */
export const bannerScript =
  "window.__early||function(b){var e=encodeURI,a=b.dataset,r=/(\\/index)?\\.html$|\\/$/,o=e(a.base),d=e(a.path.replace(r,''))," +
  "p=location.pathname.replace(r,''),l=p.length-d.length," +
  "n=l<0||p.slice(l)!==d?(p+'/').indexOf(o+'/')?'':o:p.slice(0,l);" +
  "if(n!==o)a=b.querySelector('code'),a.textContent+=n||'/'," +
  `a.style.cssText='${CODE_STYLE}',b.style.cssText='${BANNER_STYLE}',b.hidden=false;` +
  'b=document.head;b.querySelector(\'noscript\').textContent.replace(/href="(.+?)"/g,' +
  "function(m,h){a=document.createElement('link');a.rel='stylesheet';a.href=h;b.append(a)})" +
  "}(document.getElementById('base-banner'))";
