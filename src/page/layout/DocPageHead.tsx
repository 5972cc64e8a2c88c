import { DEFAULT_LOCALE, type DocHead, isLocale } from '@idmp/model';
import { pageTitle } from '../../settings/pageTitle';
import { META_KEYWORDS } from '../../settings/site';
import { AlternateLinks } from '../document/AlternateLinks';
import { clientFeatures } from '../feature/clientFeature';
import { canonicalAddress } from '../document/absoluteAddress';

interface DocPageHeadProps {
  head: DocHead;
  language: string;
}

/** Title, description, alternate languages and what features add of a document. */
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
      {clientFeatures.all().map(({ name, Head }) => Head && <Head key={name} head={head} locale={locale} />)}
      <AlternateLinks alternates={head.alternates} />
      {head.unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
