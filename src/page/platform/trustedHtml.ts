import { memoizeBounded } from '@idmp/model';

/** Creates a script element for a script of the build. Lint rules forbid any other way. */
export function createScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = window.__early?.policy?.createScriptURL(address) ?? address;
  return script;
}

/** Enough for an article, its headings and the shell's regions. */
const REMEMBERED = 500;

/**
 * Converts HTML of the build to TrustedHTML (a plain string in browsers without Trusted Types). Lint rules forbid any
 * other way to set `innerHTML`. Memoized, so that React doesn't update elements whose HTML is unchanged.
 */
export const trustedHtml = memoizeBounded((html) => policy()?.createHTML(html) ?? html, REMEMBERED);

/** The same for HTML that was read from the page, which may have what React components render. */
export const pageHtml = memoizeBounded((html) => policy()?.createHTML(html, true) ?? html, REMEMBERED);

const policy = () => (typeof window === 'undefined' ? undefined : window.__early?.policy);
