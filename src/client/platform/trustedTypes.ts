import { memoizeBounded } from '../../model/memoizeBounded';

/** What the boot script's policy makes; browsers without Trusted Types take plain text. */
export interface TrustedPolicy {
  /** @throws when the text could run or load code; `inert` is for documents that are parsed but never shown. */
  createHTML(html: string, inert?: boolean): string;
  /** @throws when the address is not in the build's own list */
  createScriptURL(address: string): string;
}

const policy = (): TrustedPolicy | undefined =>
  typeof window === 'undefined' ? undefined : window.__early?.policy;

/** An article has one text and some dozens of headings; the shell three regions. */
const REMEMBERED = 500;

/**
 * HTML of the build as the browser wants it for `innerHTML`; the only way there that lint allows. The same text gives
 * the same object, so that React leaves the element alone.
 */
export const trustedHtml = memoizeBounded((html) => policy()?.createHTML(html) ?? html, REMEMBERED);

/** The same for a document that is parsed but never shown. */
export const inertHtml = (html: string): string => policy()?.createHTML(html, true) ?? html;

/** A script element for an address that the build has listed. */
export function createScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = policy()?.createScriptURL(address) ?? address;
  return script;
}
