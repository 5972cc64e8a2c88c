import { cloneElement } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import { DEFAULT_LOCALE, isLocale } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';
import { firstPageJson } from './firstPage';
import { Shell } from './Shell';

interface LocalizedContext {
  language?: string;
  i18n?: { path?: string };
}

/** Names the language of the document; even the same name anew lets a browser style every element again. */
function setLanguage(lang: string): void {
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
}

/**
 * Puts the shell around the page. The outermost element is the provider of the translation plugin;
 * the shell goes inside it, so that its parts get their texts from there.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const { language = '', i18n } = props.pageContext as LocalizedContext;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const address = i18n?.path ?? '/';
  if (typeof document !== 'undefined') setLanguage(LOCALE_CONFIG[locale].htmlLang);
  const { children } = element.props as { children?: React.ReactNode };
  return cloneElement(
    element,
    undefined,
    <Shell
      locale={locale}
      address={address}
      firstPage={typeof document === 'undefined' ? firstPageJson(props.data, address) : ''}
    >
      {children}
    </Shell>,
  );
};
