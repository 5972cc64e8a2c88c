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
