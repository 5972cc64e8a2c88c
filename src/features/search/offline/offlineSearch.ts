import { type Locale, memoizeUntilFailure, type OfflineSite } from '@idmp/model';
import {
  buildIndexFile,
  createEmbeddedEngine,
  createEmbeddedIndex,
  type Hit,
  SEARCH,
} from '@idmp/search/client';
import { searchSections } from './searchSections';
import { element } from '../../../page/platform/element';

/** Highlight markers; neither character occurs in texts. */
const MARK = { open: '\u0001', close: '\u0002' } as const;
const SNIPPET_WORDS = 30;

/**
 * Search of the offline file: the embedded engine, whose index is built at the first use, as shipping it would duplicate
 * the texts. Returns a function that closes its list.
 */
export function offlineSearch(site: OfflineSite, shownLocale: () => Locale): () => void {
  const engineOf = memoizeUntilFailure((locale: Locale) => {
    const sections = searchSections(site, locale);
    const index = buildIndexFile(locale, sections, site.synonyms);
    return Promise.resolve(createEmbeddedEngine(createEmbeddedIndex(locale, { index, sections })));
  });
  const field = element('search') as HTMLInputElement;
  const results = element('results');
  let asked = 0;

  const close = (): void => {
    asked += 1;
    results.hidden = true;
  };
  const search = async (): Promise<void> => {
    const query = field.value.trim();
    asked += 1;
    const own = asked;
    if (!query) return close();
    const { texts } = site.locales[shownLocale()];
    const engine = await engineOf(shownLocale());
    const params = {
      query,
      hitsPerPage: SEARCH.hitsPerPage,
      attributesToSnippet: [`content:${SNIPPET_WORDS}`],
      highlightPreTag: MARK.open,
      highlightPostTag: MARK.close,
    };
    const { results: answers } = await engine.search([{ indexName: 'docs', params }]);
    if (own !== asked) return;
    const hits = answers[0]?.hits ?? [];
    const nothing = create('li', texts['offline.nothing'] ?? '');
    results.replaceChildren(...(hits.length > 0 ? hits.map(renderHit) : [nothing]));
    results.hidden = false;
  };
  field.addEventListener('input', () => void search());
  field.addEventListener('focus', () => void engineOf(shownLocale()));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key === '/' && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    }
  });
  return close;
}

function renderHit({ url, hierarchy, _snippetResult }: Hit): HTMLLIElement {
  const levels = Object.values(hierarchy).filter((text) => text !== null);
  const snippet = _snippetResult?.content?.value;
  const link = create(
    'a',
    create('strong', levels.at(-1) ?? ''),
    create('small', levels.slice(0, -1).join(' › ')),
    ...(snippet ? [create('span', ...marked(snippet))] : []),
  );
  link.href = `#${url}`;
  return create('li', link);
}

/** Text with highlighted matches. */
function marked(text: string): (string | Node)[] {
  const parts = text.split(/[\u0001\u0002]/);
  return parts.map((part, index) => (index % 2 === 0 ? part : create('mark', part)));
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}
