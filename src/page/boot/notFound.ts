/**
 * Runs on not-found pages. Hosts with a single 404.html serve it in the default language for every path; this fetches
 * the page in the language of the path before the app starts. Then it fills in what the address suggests.
 */
import { fillNotFound, pagesOfSidebar } from '../errors/fillNotFound';
import { pageMeant } from '../navigation/address';
import { fetchDocument } from '../platform/fetchDocument';

declare const NOT_FOUND: {
  base: string;
  /** Languages that have their own not-found page at `/<language>/404.html`. */
  prefixedLocales: string[];
};

const { base, prefixedLocales } = NOT_FOUND;
const root = document.documentElement;

async function replaceBody(locale: string): Promise<void> {
  const page = await fetchDocument(`${base}/${locale}/404.html`);
  if (page?.documentElement.lang !== locale) return;
  root.lang = locale;
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
}

async function fitToPath(): Promise<void> {
  const isBelow = (folder: string): boolean =>
    `${location.pathname}/`.toLowerCase().startsWith(`${folder}/`.toLowerCase());
  const wanted = prefixedLocales.find((locale) => isBelow(`${base}/${locale}`));
  if (wanted && root.lang !== wanted && window.__early) {
    const replaced = replaceBody(wanted).catch(() => undefined);
    window.__early.startAfter = replaced;
    await replaced;
  }
  fillNotFound(base);
  const pages = pagesOfSidebar(document.getElementById('idmp-sidebar'));
  const meant = pageMeant(
    location.pathname,
    pages.map(({ href }) => href),
  );
  if (meant !== undefined) location.replace(meant + location.search + location.hash);
}

document.addEventListener('DOMContentLoaded', () => void fitToPath());
