import { DEFAULT_LOCALE, type Locale } from '@idmp/model';
import { LOCALE_CONFIG } from '../../settings/locales';
import { canonicalAddress } from './absoluteAddress';

interface AlternateLinksProps {
  /** Path of the page in each language that has it. */
  alternates: readonly { locale: Locale; address: string }[];
}

/** Alternate links to the page in each language and in the default one, for search engines. */
export function AlternateLinks({ alternates }: AlternateLinksProps) {
  const original = alternates.find(({ locale }) => locale === DEFAULT_LOCALE);
  return (
    <>
      {alternates.map(({ locale, address }) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={LOCALE_CONFIG[locale].htmlLang}
          href={canonicalAddress(address)}
        />
      ))}
      {original && <link rel="alternate" hrefLang="x-default" href={canonicalAddress(original.address)} />}
    </>
  );
}
