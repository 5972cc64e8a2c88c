import { type DocHead, encodeAddress, splitAddress } from '@idmp/model';
import { LOCALE_CONFIG } from '../../settings/locales';
import { pageTitle } from '../../settings/pageTitle';
import { clientFeatures } from '../feature/clientFeature';
import { absoluteAddress } from './absoluteAddress';

interface SocialTagsProps {
  head: DocHead;
  address: string;
}

/** Meta tags for link previews; server only, as crawlers don't run scripts. */
export function SocialTags({ head, address }: SocialTagsProps) {
  const { locale } = splitAddress(address);
  const preview = clientFeatures
    .all()
    .find(({ previewImage }) => previewImage)
    ?.previewImage?.(head.canonical);
  const image = head.image ?? (preview === undefined ? undefined : encodeAddress(preview));
  return (
    <>
      <meta property="og:title" content={pageTitle(head.title, locale)} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={LOCALE_CONFIG[locale].openGraph} />
      {image !== undefined && <meta property="og:image" content={absoluteAddress(image)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
