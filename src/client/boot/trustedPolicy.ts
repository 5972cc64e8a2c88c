import { isInertHtml } from '../../model/inertHtml';
import type { TrustedPolicy } from './early';

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<TrustedPolicy>): TrustedPolicy;
}

/** `TRUSTED_POLICIES` in `src/site/contentPolicy.ts` allows the name. */
const NAME = 'idmp';
const EXCERPT_CHARS = 80;

const trustedTypes = (): TrustedTypes | undefined => (window as { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * The policy that all HTML and script addresses of the site's own code go through. It knows what the build made:
 * scripts by the build's list of files (`isListed`), HTML by the rule that the build's pages meet (`isInertHtml`).
 */
export const createTrustedPolicy = (isListed: (address: string) => boolean): TrustedPolicy | undefined =>
  trustedTypes()?.createPolicy(NAME, {
    createScriptURL: (address) => accept(address, isListed(address)),
    createHTML: (html, inert) => accept(html, inert || isInertHtml(html)),
  });

/** The scripts of analytics services add further ones in their own way: a default policy for such addresses alone. */
export const createAnalyticsPolicy = (isAnalytics: (address: string) => boolean): TrustedPolicy | undefined =>
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (address) => accept(address, isAnalytics(address)),
  });

function accept(text: string, allowed: boolean): string {
  if (allowed) return text;
  throw new TypeError(`Not made by the build: ${text.slice(0, EXCERPT_CHARS)}`);
}
