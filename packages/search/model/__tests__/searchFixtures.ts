import type { RecordType, SearchRecord } from '../searchRecord';

/** A record with overrides; its id is derived from its content. */
export function createRecord(overrides: Partial<SearchRecord> = {}): SearchRecord {
  const { url = '/en/guide', type = 'lvl1', content = null } = overrides;
  const [page = '', anchor = ''] = url.split('#');
  return {
    objectID: `${url} ${type} ${content ?? ''}`,
    url,
    url_without_anchor: page,
    anchor,
    type,
    hierarchy: { lvl0: 'Chapter', lvl1: 'Guide', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    language: 'en',
    docusaurus_tag: ['docs-default-current'],
    version: 'current',
    weight: { pageRank: 0, level: 90, position: 0 },
    digest: `digest of ${url} ${content ?? ''}`,
    ...overrides,
  };
}

interface PageOutline {
  url: string;
  chapter: string;
  title: string;
  /** Text below the title. */
  text?: string;
  /** Text below each heading of the second level, by heading; anchors are the headings in lower case. */
  sections?: Record<string, string>;
}

/** Records of a page with headings of the second level. */
export function recordsOfOutline({ url, chapter, title, text, sections = {} }: PageOutline): SearchRecord[] {
  const at = (anchor: string, lvl2: string | null, type: RecordType, content: string | null) =>
    createRecord({
      url: anchor ? `${url}#${anchor}` : url,
      type,
      content,
      hierarchy: { lvl0: chapter, lvl1: title, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    });
  return [
    at('', null, 'lvl1', null),
    ...(text ? [at('', null, 'content', text)] : []),
    ...Object.entries(sections).flatMap(([heading, content]) => {
      const anchor = heading.toLowerCase().replaceAll(' ', '-');
      return [at(anchor, heading, 'lvl2', null), at(anchor, heading, 'content', content)];
    }),
  ];
}
