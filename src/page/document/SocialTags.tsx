import { type DocHead, splitAddress } from '@idmp/model';
import { LOCALE_CONFIG } from '../../settings/locales';
import { pageTitle } from '../../settings/pageTitle';
import { absoluteAddress } from './absoluteAddress';

interface SocialTagsProps {
  head: DocHead;
  address: string;
}

/** Meta tags for link previews; server only, as crawlers don't run scripts. */
export function SocialTags({ head, address }: SocialTagsProps) {
  const { locale } = splitAddress(address);
  // `static/og` has one for each language.
  const image = head.image ?? `/og/${locale}.png`;
  return (
    <>
      <meta property="og:title" content={pageTitle(head.title, locale)} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={LOCALE_CONFIG[locale].openGraph} />
      <meta property="og:image" content={/^https?:/i.test(image) ? image : absoluteAddress(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
