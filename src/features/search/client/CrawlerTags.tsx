import type { DocHead, Locale } from '@idmp/model';
import { VERSIONS } from '../../../settings/site';

/** What crawlers of hosted indexes read. */
export function CrawlerTags({ head, locale }: { head: DocHead; locale: Locale }) {
  const version = head.version ?? VERSIONS.find(({ isLast }) => isLast)?.name ?? '';
  return (
    <>
      <meta name="docsearch:language" content={locale} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={`docs-default-${version}`} />
    </>
  );
}
