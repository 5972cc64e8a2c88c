import { reuseEntries } from '../useSearchScreen';
import { hitEntries } from '../../entries/searchEntries';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';

const place = { pathPrefix: '', origins: ['http://localhost'] };
const groupsOf = (...hits: Parameters<typeof createHit>[0][]) => hitEntries(hits.map(createHit), place);

const FIRST = { url: '/a', objectID: '/a', hierarchy: { lvl0: 'A', lvl1: 'First' } };
const SECOND = { url: '/b', objectID: '/b', hierarchy: { lvl0: 'B', lvl1: 'Second' } };

describe('reuseEntries', () => {
  it('reuses unchanged groups', () => {
    const before = groupsOf(FIRST, SECOND);
    const kept = reuseEntries(groupsOf(FIRST, SECOND), before);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).toBe(before[1]);
  });

  it('reuses entries of a group that has gained another one', () => {
    const before = groupsOf(FIRST);
    const joined = { ...FIRST, url: '/a#c', objectID: '/a#c' };
    const kept = reuseEntries(groupsOf(FIRST, joined), before);
    expect(kept[0]).not.toBe(before[0]);
    expect(kept[0]?.entries[0]).toBe(before[0]?.entries[0]);
    expect(kept[0]?.entries[1]?.target.href).toBe('/a#c');
  });

  it.each([
    ['a new position', [SECOND, FIRST]],
    ['new highlights', [{ ...FIRST, hierarchy: { lvl0: 'A', lvl1: '<mark>First</mark>' } }]],
    ['a new text', [{ ...FIRST, content: 'Text' }]],
    ['a new type', [{ ...FIRST, type: 'lvl2' as const, hierarchy: { ...FIRST.hierarchy, lvl2: 'First' } }]],
    ['a new URL', [{ ...FIRST, url: '/d', objectID: '/d' }]],
  ])('does not reuse entries with %s', (_, hits) => {
    const before = groupsOf(FIRST);
    const next = groupsOf(...hits);
    expect(reuseEntries(next, before)).toEqual(next);
  });
});
