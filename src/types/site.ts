import type { Locale } from '@idmp/model';
import type { MessageKey } from './messages';

/** What every item of the navbar may have. */
export interface NavItemBase {
  /** Languages that show it; all unless given. */
  only?: readonly Locale[];
}

/** A link of the navbar. */
export interface NavLink extends NavItemBase {
  type: 'link';
  /** Key of the label in `locales/<locale>/client.json`. */
  label: MessageKey;
  /** Path relative to the language's base path, or an absolute URL. */
  to: string;
  newTab: boolean;
}

/** A navbar control with its own behavior. */
export interface NavControl extends NavItemBase {
  type: 'localeSwitch' | 'colorModeToggle';
}

/** The control that opens the search. */
export interface NavSearch extends NavItemBase {
  type: 'search';
}

/** The docs version menu. */
export interface NavVersionSwitch extends NavItemBase {
  type: 'versionSwitch';
  /** Names of the versions to list; defaults to all. */
  versions?: readonly string[];
}

export type NavItem = NavLink | NavControl | NavSearch | NavVersionSwitch;

/** Per-language site data for titles and meta tags. */
export interface SiteIdentity {
  title: string;
  /** Product home page, the target of the brand link. */
  productHome: string;
}

/** Per-language site data that only the build needs. */
export interface SiteDescription {
  tagline: string;
  /** Fallback description for pages without their own. */
  description: string;
}

/** An image as logo, beside the name of the product. */
export interface Logo {
  /** Address of a file in `static/`, `/img/logo.svg`. */
  src: string;
  width: number;
  height: number;
}

/** Links of the feedback block. */
export interface FeedbackContacts {
  issue: string;
  contact: string;
  /** Opens instead of the contact page, once the app runs. */
  popup?: 'contactSales';
}

/** What belongs to a language. */
export interface LocaleConfig {
  /** Name of the language, in that language. */
  label: string;
  /** Short name, for controls with little room. */
  short: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` and of hreflang. */
  htmlLang: string;
  calendar: string;
  /** Value of `og:locale`. */
  openGraph: string;
}
