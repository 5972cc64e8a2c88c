/**
 * Runs on not-found pages. Hosts with a single 404.html serve it in the default language for every path; this fetches
 * the page in the language of the path before the app starts. Then it fills in what the address suggests.
 */
import { fillNotFound } from '../errors/fillNotFound';
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
  const wanted = prefixedLocales.find((locale) => `${location.pathname}/`.startsWith(`${base}/${locale}/`));
  if (wanted && root.lang !== wanted && window.__early) {
    const replaced = replaceBody(wanted).catch(() => undefined);
    window.__early.startAfter = replaced;
    await replaced;
  }
  fillNotFound(base);
}

document.addEventListener('DOMContentLoaded', () => void fitToPath());
