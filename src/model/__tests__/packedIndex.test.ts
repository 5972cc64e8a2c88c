import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { packedTerms, packIndex, unpackIndex } from '../packedIndex';
import { buildIndex, INDEX_OPTIONS, type IndexedSection } from '../searchIndex';
import type { SearchSection } from '../searchSections';

const section = (content: string, heading = 'Heading'): SearchSection => ({
  url: '/a#b',
  level: 2,
  hierarchy: ['Chapter', 'Page', heading],
  content,
  tags: [],
});

const sorted = (index: ReturnType<typeof buildIndex>) => ({
  ...index,
  index: [...index.index].sort(([a], [b]) => (a < b ? -1 : 1)),
});

async function roundTrip(sections: readonly SearchSection[]) {
  const index = buildIndex(sections);
  const packed = JSON.parse(JSON.stringify(packIndex(index))) as ReturnType<typeof packIndex>;
  const loaded = await MiniSearch.loadJSAsync<IndexedSection>(unpackIndex(packed), INDEX_OPTIONS);
  return { before: sorted(index), after: sorted(loaded.toJSON()), packed };
}

describe('packIndex', () => {
  it('comes back from its compact form as it was', async () => {
    const words = fc.constantFrom('alpha', 'beta', '元素模板', 'x.y-z', 'zz', '数据');
    const texts = fc.array(fc.array(words, { maxLength: 30 }), { minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(texts, async (contents) => {
        const { before, after } = await roundTrip(contents.map((list) => section(list.join(' '))));
        expect(after).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps documents that lie far apart', async () => {
    const contents = Array.from({ length: 900 }, (_, i) => (i % 899 === 0 ? 'rare '.repeat(12) : 'common'));
    const { before, after } = await roundTrip(contents.map((text) => section(text)));
    expect(after).toEqual(before);
  });

  it('lists the terms in order', async () => {
    const { packed } = await roundTrip([section('beta alpha', 'Gamma')]);
    expect(packedTerms(packed)).toEqual(['a', 'alpha', 'beta', 'chapter', 'gamma', 'page']);
  });

  it('is smaller than the JSON of the index', async () => {
    const sections = Array.from({ length: 50 }, (_, i) => section(`word${i % 7} 元素模板 text ${i}`));
    const { before, packed } = await roundTrip(sections);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(before).length / 2);
  });
});
