import { hitEntries, storedEntries } from '../searchEntries';
import { toStoredSearch } from '../storedSearches';
import { createHit } from '../../__tests__/fixtures';

const place = { pathPrefix: '', origins: ['http://localhost'] };
const entryOf = (hit: Parameters<typeof createHit>[0]) => hitEntries([createHit(hit)], place)[0]?.entries[0];

describe('hitEntries', () => {
  it('shows a text over the way to it', () => {
    expect(
      entryOf({
        type: 'content',
        content: 'Long text',
        hierarchy: { lvl2: 'Section' },
        _snippetResult: { hierarchy: {}, content: { value: '…<mark>text</mark>', matchLevel: 'full' } },
      }),
    ).toMatchObject({ kind: 'text', title: '…<mark>text</mark>', detail: 'Page › Section' });
  });

  it('shows a section over its page', () => {
    expect(entryOf({ type: 'lvl2', hierarchy: { lvl2: 'Section' } })).toMatchObject({
      kind: 'section',
      title: 'Section',
      detail: 'Page',
    });
  });

  it('shows a page over its text', () => {
    expect(entryOf({ type: 'lvl1', content: 'Text' })).toMatchObject({
      kind: 'page',
      title: 'Page',
      detail: 'Text',
    });
  });

  it('shows a section below its page over its own text', () => {
    const hits = [
      createHit({ url: '/p' }),
      createHit({ url: '/p#s', type: 'lvl2', content: 'Text', hierarchy: { lvl2: 'S' } }),
    ];
    expect(hitEntries(hits, place)[0]?.entries[1]).toMatchObject({
      isChild: true,
      title: 'S',
      detail: 'Text',
    });
  });

  it('prefers marked texts', () => {
    const marked = { value: '<mark>Page</mark>', matchLevel: 'full' as const };
    expect(entryOf({ _highlightResult: { hierarchy: { lvl1: marked } } })?.title).toBe('<mark>Page</mark>');
  });

  it('counts positions over all groups as the engine gave them', () => {
    const hits = ['A', 'B', 'A'].map((lvl0, i) =>
      createHit({ url: `/${i}`, hierarchy: { lvl0, lvl1: `${i}` } }),
    );
    const positions = hitEntries(hits, place).map(({ entries }) => entries.map(({ position }) => position));
    expect(positions).toEqual([[1, 3], [2]]);
  });
});

describe('storedEntries', () => {
  const titles = { recent: 'Recent', favorites: 'Favorites' };
  const stored = toStoredSearch(createHit({ type: 'lvl2', hierarchy: { lvl2: 'Section' } }));

  it('names its groups and leaves empty ones out', () => {
    const groups = storedEntries({ recent: [], favorites: [stored] }, titles, place);
    expect(groups.map(({ title, list }) => [title, list])).toEqual([['Favorites', 'favorites']]);
    expect(groups[0]?.entries[0]).toMatchObject({ title: 'Section', detail: 'Page', position: null });
  });
});
