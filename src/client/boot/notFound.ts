/**
 * Runs on not-found pages. Hosts with a single 404.html serve it in the default language for every path; this fetches
 * the page in the language of the path before the app starts.
 */
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

function fitToPath(): void {
  const wanted = prefixedLocales.find((locale) => `${location.pathname}/`.startsWith(`${base}/${locale}/`));
  if (!wanted || root.lang === wanted || !window.__early) return;
  window.__early.startAfter = replaceBody(wanted).catch(() => undefined);
}

document.addEventListener('DOMContentLoaded', fitToPath);
