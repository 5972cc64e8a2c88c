import { groupHits } from '../searchEntries';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';

const hit = (url: string, lvl1: string | null = 'Page') => createHit({ url, hierarchy: { lvl1 } });
const urlsOf = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({ title, hits }) => [title, ...hits.map(({ url }) => url)]);

describe('groupHits', () => {
  it('groups by page in order of first appearance, best hit first', () => {
    const hits = [hit('/b#two', 'B'), hit('/a', 'A'), hit('/b', 'B')];
    expect(urlsOf(groupHits(hits, 5))).toEqual([
      ['B', '/b#two', '/b'],
      ['A', '/a'],
    ]);
  });

  it('limits the number of hits per page', () => {
    const hits = Array.from({ length: 8 }, (_, i) => hit(`/p#${i}`));
    expect(groupHits(hits, 5)[0]?.hits).toHaveLength(5);
  });

  it('labels untitled pages by their parent and keeps pages with equal titles apart', () => {
    expect(urlsOf(groupHits([hit('/a', null), hit('/b', null)], 5))).toEqual([
      ['Chapter', '/a'],
      ['Chapter', '/b'],
    ]);
  });
});
