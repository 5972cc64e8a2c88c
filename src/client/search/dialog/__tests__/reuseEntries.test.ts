import { reuseEntries } from '../useSearchScreen';
import { hitEntries } from '../../entries/searchEntries';
import { createHit } from '../../__tests__/fixtures';

const place = { pathPrefix: '', origins: ['http://localhost'] };
const groupsOf = (...hits: Parameters<typeof createHit>[0][]) => hitEntries(hits.map(createHit), place);

const FIRST = { url: '/a', objectID: '/a', hierarchy: { lvl0: 'A', lvl1: 'First' } };
const SECOND = { url: '/b', objectID: '/b', hierarchy: { lvl0: 'B', lvl1: 'Second' } };

describe('reuseEntries', () => {
  it('keeps groups that say the same', () => {
    const before = groupsOf(FIRST, SECOND);
    const kept = reuseEntries(groupsOf(FIRST, SECOND), before);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).toBe(before[1]);
  });

  it('keeps entries of a group that another one has joined', () => {
    const before = groupsOf(FIRST);
    const joined = { ...FIRST, url: '/a#c', objectID: '/a#c' };
    const kept = reuseEntries(groupsOf(FIRST, joined), before);
    expect(kept[0]).not.toBe(before[0]);
    expect(kept[0]?.entries[0]).toBe(before[0]?.entries[0]);
    expect(kept[0]?.entries[1]?.target.href).toBe('/a#c');
  });

  it.each([
    ['another place', [SECOND, FIRST]],
    ['other marks', [{ ...FIRST, hierarchy: { lvl0: 'A', lvl1: '<mark>First</mark>' } }]],
    ['another text', [{ ...FIRST, content: 'Text' }]],
    ['another kind', [{ ...FIRST, type: 'lvl2' as const, hierarchy: { ...FIRST.hierarchy, lvl2: 'First' } }]],
    ['another address', [{ ...FIRST, url: '/d', objectID: '/d' }]],
  ])('takes the new entry for %s', (_, hits) => {
    const before = groupsOf(FIRST);
    const next = groupsOf(...hits);
    expect(reuseEntries(next, before)).toEqual(next);
  });
});
