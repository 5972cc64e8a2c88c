import english from '../../../locales/en/footer.json';
import chinese from '../../../locales/zh-Hans/footer.json';
import type { Locale } from '../../model/locale';

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { 'zh-Hans': chinese, en: english };

/** Looks up a text of the footer and fills its placeholders. */
export type FooterText = (key: string, values?: Record<string, string | number>) => string;

/** Texts of one language's footer; it is drawn on the server, so none of them travels twice. */
export function footerText(locale: Locale): FooterText {
  return (key, values = {}) => {
    const text = TEXTS[locale][key];
    if (text === undefined) throw new Error(`No text "${key}" in locales/${locale}/footer.json.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
