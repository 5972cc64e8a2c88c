import { splitAddress, type Locale } from '../../../model/locale';
import type { OfflineSection, OfflineSite } from '../../../model/offlineSite';
import type { SectionSource } from '../../../model/searchSections';

/** Sections of a language as the site indexes them: with heading and questions of the same section elsewhere. */
export function searchSections({ pages }: Pick<OfflineSite, 'pages'>, locale: Locale): SectionSource[] {
  const elsewhere = new Map<string, OfflineSection[]>();
  for (const section of Object.entries(pages)
    .filter(([other]) => other !== locale)
    .flatMap(([, others]) => others.flatMap((page) => page.sections)))
    elsewhere.set(keyOf(section), [...(elsewhere.get(keyOf(section)) ?? []), section]);
  return pages[locale].flatMap((page) =>
    page.sections.map((section) => {
      const counterpart = (elsewhere.get(keyOf(section)) ?? []).flatMap(({ hierarchy, questions = [] }) => [
        hierarchy.at(-1) ?? '',
        ...questions,
      ]);
      return { ...section, tags: [], ...(counterpart.length > 0 && { counterpart }) };
    }),
  );
}

/** What a section is called in every language: the page's address without language, and the place in it. */
function keyOf({ url }: OfflineSection): string {
  const [address = '', anchor = ''] = url.split('#');
  return `${splitAddress(address).slug}#${anchor}`;
}
