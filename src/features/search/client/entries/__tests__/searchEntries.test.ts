import { hitEntries, storedEntries } from '../searchEntries';
import { toStoredSearch } from '../storedSearches';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';

const place = { pathPrefix: '', origins: ['http://localhost'] };
const entryOf = (hit: Parameters<typeof createHit>[0]) => hitEntries([createHit(hit)], place)[0]?.entries[0];

describe('hitEntries', () => {
  it('shows text below its heading', () => {
    expect(
      entryOf({
        type: 'content',
        content: 'Long text',
        hierarchy: { lvl2: 'Section' },
        _snippetResult: { hierarchy: {}, content: { value: '…<mark>text</mark>' } },
      }),
    ).toMatchObject({
      title: 'Section',
      path: '',
      snippet: '…<mark>text</mark>',
    });
  });

  it('shows a section without what its group says', () => {
    expect(entryOf({ type: 'lvl2', hierarchy: { lvl2: 'Section' } })).toMatchObject({
      title: 'Section',
      path: '',
      snippet: '',
    });
  });

  it('names the headings between page and section, and the chapter once, with the group', () => {
    const hit = createHit({ type: 'lvl4', hierarchy: { lvl2: 'A', lvl3: 'B', lvl4: 'Section' } });
    const [group] = hitEntries([hit], place);
    expect(group).toMatchObject({ title: 'Page', chapter: 'Chapter', isTitleRepeated: false });
    expect(group?.entries[0]?.path).toBe('A › B');
    expect(hitEntries([createHit()], place)[0]).toMatchObject({ isTitleRepeated: true });
  });

  it('shows a page with its chapter and text', () => {
    expect(entryOf({ type: 'lvl1', content: 'Text' })).toMatchObject({
      title: 'Page',
      path: 'Chapter',
      snippet: 'Text',
    });
  });

  it('prefers highlighted texts', () => {
    const marked = { value: '<mark>Page</mark>' };
    expect(entryOf({ _snippetResult: { hierarchy: { lvl1: marked } } })?.title).toBe('<mark>Page</mark>');
  });

  it("numbers hits by their position in the engine's own list, across groups", () => {
    const hits = ['/a', '/b', '/a#s'].map((url) => createHit({ url }));
    const positions = hitEntries(hits, place).map(({ entries }) => entries.map(({ position }) => position));
    expect(positions).toEqual([[1, 3], [2]]);
  });
});

describe('storedEntries', () => {
  const titles = { recent: 'Recent', favorites: 'Favorites' };
  const stored = toStoredSearch(createHit({ type: 'lvl2', hierarchy: { lvl2: 'Section' } }));

  it('labels groups and omits empty ones', () => {
    const groups = storedEntries({ recent: [], favorites: [stored] }, titles, place);
    expect(groups.map(({ title, list }) => [title, list])).toEqual([['Favorites', 'favorites']]);
    expect(groups[0]?.entries[0]).toMatchObject({ title: 'Section', path: 'Chapter › Page', position: null });
  });
});
