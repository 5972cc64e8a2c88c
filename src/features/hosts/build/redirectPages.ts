import { h } from 'hastscript';
import { pageUrl, type PublishedSite, splitAddress } from '@idmp/model';
import { urlPath, removeUnlisted } from '@idmp/hosts';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { writeAll } from '@idmp/files';
import { toArticleHtml } from '@idmp/compile';
import { bundleScript } from '../../../build/buildScripts';

/** A former address, and the page that it leads to. */
export interface MovedPage {
  from: string;
  to: string;
  title: string;
}

export interface RedirectPageOptions extends PublishedSite {
  publicDir: string;
  /** Policy of the site, as a meta element. */
  policy: string;
}

/** Script of these pages, below the published folder. */
export const MOVED_SCRIPT = 'moved.js';

/**
 * Page at a former address, for hosts without rules: search engines follow its canonical address, browsers its script,
 * and those without scripts its refresh.
 */
export function redirectPage(
  { to, title }: MovedPage,
  options: Omit<RedirectPageOptions, 'publicDir'>,
): string {
  const { pathPrefix, policy } = options;
  const path = urlPath(pathPrefix + to);
  const refresh = h('meta', { httpEquiv: ['refresh'], content: `0; url=${path}` });
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { httpEquiv: ['Content-Security-Policy'], content: policy }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', [title]),
    h('link', { rel: ['canonical'], href: pageUrl(options, to) }),
    h('script', { src: `${pathPrefix}/${MOVED_SCRIPT}`, dataTo: path }),
    h('noscript', [refresh]),
  ]);
  const body = h('body', [h('p', [h('a', { href: path }, [title])])]);
  const { htmlLang } = LOCALE_CONFIG[splitAddress(to).locale];
  const page = h('html', { lang: htmlLang }, [head, body]);
  return `${toArticleHtml({ type: 'root', children: [{ type: 'doctype' }, page] })}\n`;
}

/** Writes a page at each former address, and removes those of the last build. */
export async function writeRedirectPages(
  pages: readonly MovedPage[],
  options: RedirectPageOptions,
): Promise<void> {
  const texts: Record<string, string> = Object.fromEntries(
    pages.map((page) => [`${page.from.slice(1)}/index.html`, redirectPage(page, options)]),
  );
  if (pages.length > 0) texts[MOVED_SCRIPT] = await bundleScript('src/features/hosts/client/movedNow.ts', {});
  await removeUnlisted(options.publicDir, 'redirect-pages', Object.keys(texts));
  await writeAll(options.publicDir, texts);
}

/** Removes the pages at former addresses, as host files list all pages that they find. */
export const removeRedirectPages = (publicDir: string): Promise<void> =>
  removeUnlisted(publicDir, 'redirect-pages', []);
