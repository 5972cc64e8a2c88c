import { DEFAULT_LOCALE, type DocHead, encodeAddress, isLocale } from '@idmp/model';
import { FeedLinks } from '../../features/feeds/client/FeedLinks';
import { CrawlerTags } from '../../features/search/client/CrawlerTags';
import { twinAddress } from '../../features/twins/model/twin';
import { pageTitle } from '../../settings/pageTitle';
import { META_KEYWORDS } from '../../settings/site';
import { canonicalAddress } from '../document/absoluteAddress';
import { AlternateLinks } from '../document/AlternateLinks';

interface DocPageHeadProps {
  head: DocHead;
  language: string;
}

/** Title, description, other languages and other forms of a document. */
export function DocPageHead({ head, language }: DocPageHeadProps) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const title = pageTitle(head.title, locale);
  const { description } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords.join(', ') || META_KEYWORDS} />
      <link rel="canonical" href={canonicalAddress(head.canonical)} />
      <CrawlerTags head={head} locale={locale} />
      <link
        rel="alternate"
        type="text/markdown"
        href={__PATH_PREFIX__ + encodeAddress(twinAddress(head.canonical))}
      />
      <FeedLinks head={head} />
      <AlternateLinks alternates={head.alternates} />
      {head.unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
