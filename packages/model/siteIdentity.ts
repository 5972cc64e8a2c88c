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
