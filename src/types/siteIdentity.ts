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
