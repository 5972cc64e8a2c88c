import { isInertHtml } from '../../model/inertHtml';
import type { TrustedPolicy } from '../platform/trustedTypes';

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<TrustedPolicy>): TrustedPolicy;
}

/** `TRUSTED_POLICIES` in `src/site/contentPolicy.ts` allows the name. */
const NAME = 'idmp';

/** Addresses that scripts may have: what the build lists. */
export interface ScriptLists {
  /** The site's own scripts. */
  scripts: readonly string[];
  /** Origins of the analytics services that this build has switched on. */
  analyticsOrigins: readonly string[];
}

/**
 * The policy that all HTML and script addresses of the site's own code go through. It knows what the build made:
 * scripts by the build's list of files, HTML by the rule that the build holds every page to (`isInertHtml`).
 */
export function createTrustedPolicy({ scripts, analyticsOrigins }: ScriptLists): TrustedPolicy | undefined {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const isAnalytics = (address: string): boolean =>
    analyticsOrigins.includes(new URL(address, location.href).origin);
  const createScriptURL = (address: string): string =>
    accept(address, scripts.includes(address) || isAnalytics(address));
  // The services' scripts add further scripts of theirs, in their own way.
  if (analyticsOrigins.length > 0)
    trustedTypes?.createPolicy('default', {
      createScriptURL: (address) => accept(address, isAnalytics(address)),
    });
  return trustedTypes?.createPolicy(NAME, {
    createScriptURL,
    createHTML: (html, inert) => accept(html, inert === true || isInertHtml(html)),
  });
}

const EXCERPT_CHARS = 80;

function accept(text: string, allowed: boolean): string {
  if (allowed) return text;
  throw new TypeError(`Not made by the build: ${text.slice(0, EXCERPT_CHARS)}`);
}
