import type { TrustedPolicy } from '../platform/earlyState';

/** Elements that run, load or embed something, or whose content is not parsed as markup. */
const REFUSED =
  'script|style|link|meta|base|i?frame|frameset|object|embed|portal|template|title|textarea|xmp|plaintext|no\\w+';

/** A serialized tag with quoted values and no event handler, or the comment that React inserts between texts. */
const TAG = new RegExp(
  `<!-- -->|</?(?!(?:${REFUSED})[\\s/>])[a-z][\\w:-]*(?:[\\s/]+(?!on|srcdoc)[^\\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*[\\s/]*>`,
  'gi',
);

/**
 * Whether HTML can neither run nor load code: it consists of harmless tags and text, with every other `<` escaped.
 * `javascript:` URLs are left to the CSP.
 */
export const isInertHtml = (html: string): boolean => !html.replace(TAG, '').includes('<');

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<TrustedPolicy>): TrustedPolicy;
}

/** Allowed by `TRUSTED_POLICIES` in `src/settings/contentPolicy.ts`. */
const NAME = 'idmp';
const EXCERPT_CHARS = 80;

const trustedTypes = (): TrustedTypes | undefined => (window as { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Policy for all HTML and script URLs of first-party code. Accepts only output of the build: scripts in its file list
 * (`isListed`), and HTML that meets the same rule as built pages (`isInertHtml`).
 */
export const createTrustedPolicy = (isListed: (address: string) => boolean): TrustedPolicy | undefined =>
  trustedTypes()?.createPolicy(NAME, {
    createScriptURL: (address) => accept(address, isListed(address)),
    createHTML: (html, isOwn) => accept(html, isOwn || isInertHtml(html)),
  });

/** Default policy for analytics only, whose scripts add further scripts on their own. */
export const createAnalyticsPolicy = (isAnalytics: (address: string) => boolean): TrustedPolicy | undefined =>
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (address) => accept(address, isAnalytics(address)),
  });

function accept(text: string, allowed: boolean): string {
  if (allowed) return text;
  throw new TypeError(`Not made by the build: ${text.slice(0, EXCERPT_CHARS)}`);
}
