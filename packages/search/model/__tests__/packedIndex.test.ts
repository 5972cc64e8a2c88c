import fc from 'fast-check';
import { IndexPacker, openTerms, unpackPostings } from '../packedIndex';

type Holding = [document: number, count: number];

function packed(terms: Record<string, Holding[]>) {
  const packer = new IndexPacker();
  for (const [term, holdings] of Object.entries(terms))
    for (const [document, count] of holdings) packer.add(term, 0, document, count);
  return packer.pack(1);
}

function holdingsOf(index: ReturnType<typeof packed>, term: string): Holding[] {
  const row = openTerms(index).rowOf(term);
  const { documents, counts } = unpackPostings(index.postings[0]?.split('\n')[row ?? -1] ?? '');
  return documents.map((document, i) => [document, counts[i] ?? 0]);
}

const document = fc.integer({ min: 0, max: 40_000 });
const holdings = fc
  .uniqueArray(fc.tuple(document, fc.integer({ min: 1, max: 500 })), { selector: ([at]) => at, minLength: 1 })
  .map((list) => list.sort(([a], [b]) => a - b));

describe('a packed index', () => {
  it('returns the added postings, with any gaps', () => {
    const terms = fc.dictionary(
      fc.constantFrom('alpha', 'x.y-z', '元素', '元件', '模板', '表', '7'),
      holdings,
    );
    fc.assert(
      fc.property(terms, (added) => {
        const index = packed(added);
        for (const [term, list] of Object.entries(added)) expect(holdingsOf(index, term)).toEqual(list);
      }),
    );
  });

  it('does not know other terms', () => {
    const { rowOf } = openTerms(packed({ 元素: [[0, 1]], alpha: [[0, 1]] }));
    expect(
      ['元', '素元', '元件', 'alph', 'alphabet', ''].filter((term) => rowOf(term) !== undefined),
    ).toEqual([]);
  });

  it('finds the bigrams of a character, at either position', () => {
    const { pairsWith } = openTerms(packed({ 元素: [[0, 1]], 单元: [[0, 1]], 模板: [[0, 1]] }));
    expect(pairsWith('元')).toEqual(['元素', '单元']);
    expect(pairsWith('数')).toEqual([]);
  });

  it('writes each first character of bigrams once', () => {
    expect(packed({ 元素: [[0, 1]], 元件: [[0, 1]], 表: [[0, 1]] })).toMatchObject({
      words: '表',
      pairs: '元件素',
    });
  });

  it('may be empty', () => {
    expect(openTerms(packed({}))).toMatchObject({ words: [] });
  });
});
