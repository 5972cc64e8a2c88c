import {
  counterpartQuestions,
  groupBy,
  type Locale,
  LOCALES,
  type OfflineSection,
  type OfflineSite,
  type SectionSource,
  splitAddress,
} from '@idmp/model';

/** Sections to index for a language, including heading and questions of their counterparts in the other language. */
export function searchSections({ pages }: Pick<OfflineSite, 'pages'>, locale: Locale): SectionSource[] {
  const sectionsOf = (of: Locale): OfflineSection[] => pages[of].flatMap(({ sections }) => sections);
  const others = LOCALES.filter((other) => other !== locale).map(
    (other) => [other, groupBy(sectionsOf(other), keyOf)] as const,
  );
  return sectionsOf(locale).map((section) => {
    const counterpart = others.flatMap(([other, sections]) =>
      (sections.get(keyOf(section)) ?? []).flatMap(({ hierarchy, questions = [] }) => [
        hierarchy.at(-1) ?? '',
        ...counterpartQuestions(questions, other),
      ]),
    );
    return { ...section, tags: [], ...(counterpart.length > 0 && { counterpart }) };
  });
}

/** Language-independent key of a section: slug and anchor. */
function keyOf({ url }: OfflineSection): string {
  const [address = '', anchor = ''] = url.split('#');
  return `${splitAddress(address).slug}#${anchor}`;
}
