import { isInertHtml } from './inertHtml';
import type { TrustedPolicy } from './early';

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
    createHTML: (html, inert) => accept(html, inert || isInertHtml(html)),
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
