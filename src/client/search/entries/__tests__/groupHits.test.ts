import { groupHits } from '../groupHits';
import { createHit } from '../../__tests__/fixtures';

const hit = (url: string, lvl0: string, lvl1: string, type: 'lvl1' | 'lvl2' | 'content' = 'lvl2') =>
  createHit({ url, type, hierarchy: { lvl0, lvl1 } });
const urlsOf = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({ title, hits }) => [
    title,
    ...hits.map(({ hit: { url }, isChild }) => (isChild ? `- ${url}` : url)),
  ]);

describe('groupHits', () => {
  it('groups by chapter in the order of first appearance', () => {
    const hits = [hit('/b', 'B', 'b'), hit('/a', 'A', 'a'), hit('/b2', 'B', 'b2')];
    expect(urlsOf(groupHits(hits, 5))).toEqual([
      ['B', '/b', '/b2'],
      ['A', '/a'],
    ]);
  });

  it('keeps at most so many hits of a chapter', () => {
    const hits = Array.from({ length: 8 }, (_, i) => hit(`/${i}`, 'A', `${i}`));
    expect(groupHits(hits, 5)[0]?.hits).toHaveLength(5);
  });

  it('puts a page before its sections, which hang below it', () => {
    const hits = [
      hit('/p#one', 'A', 'P'),
      hit('/q', 'A', 'Q'),
      hit('/p', 'A', 'P', 'lvl1'),
      hit('/p#two', 'A', 'P'),
    ];
    expect(urlsOf(groupHits(hits, 5))).toEqual([['A', '/p', '- /p#one', '- /p#two', '/q']]);
  });

  it('does not indent sections whose page is not among the hits', () => {
    expect(urlsOf(groupHits([hit('/p#one', 'A', 'P')], 5))).toEqual([['A', '/p#one']]);
  });
});
