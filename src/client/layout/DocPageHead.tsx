import type { DocHead } from '../../model/docPage';
import { DEFAULT_LOCALE, isLocale } from '../../model/locale';
import { encodeAddress } from '../../model/slug';
import { twinAddress } from '../../model/twin';
import { pageTitle } from '../../site/pageTitle';
import { META_KEYWORDS, VERSIONS } from '../../site/site';
import { AlternateLinks } from '../document/AlternateLinks';
import { absoluteAddress } from '../document/absoluteAddress';

interface DocPageHeadProps {
  head: DocHead;
  language: string;
}

/** Title, description, alternate languages and crawler tags of a document. */
export function DocPageHead({ head, language }: DocPageHeadProps) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const version = VERSIONS.find((candidate) => candidate.isLast)?.name ?? '';
  const title = pageTitle(head.title, locale);
  const { description } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords.join(', ') || META_KEYWORDS} />
      <link rel="canonical" href={absoluteAddress(head.canonical)} />
      <link
        rel="alternate"
        type="text/markdown"
        href={__PATH_PREFIX__ + encodeAddress(twinAddress(head.canonical))}
      />
      <AlternateLinks alternates={head.alternates} />
      {head.unlisted && <meta name="robots" content="noindex" />}
      <meta name="docsearch:language" content={locale} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={`docs-default-${version}`} />
    </>
  );
}
