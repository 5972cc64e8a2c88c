/**
 * Runs on not-found pages: a host with a single 404.html serves it in the default language for every path. Fetches
 * the one that the path asks for; the app waits for it.
 */
declare const NOT_FOUND: {
  base: string;
  /** Languages that have a not-found page of their own below their name. */
  prefixedLocales: string[];
};

const { base, prefixedLocales } = NOT_FOUND;
const root = document.documentElement;

async function replaceBody(locale: string): Promise<void> {
  const answer = await fetch(`${base}/${locale}/404.html`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (page.documentElement.lang !== locale) return;
  root.lang = locale;
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
}

function fitToPath(): void {
  const wanted = prefixedLocales.find((locale) => `${location.pathname}/`.startsWith(`${base}/${locale}/`));
  if (!wanted || root.lang === wanted || !window.__early) return;
  window.__early.held = replaceBody(wanted).catch(() => undefined);
}

document.addEventListener('DOMContentLoaded', fitToPath);
