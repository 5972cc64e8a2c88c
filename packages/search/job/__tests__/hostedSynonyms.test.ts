/** @jest-environment node */
import type { SynonymGroup } from '../../model/synonyms';
import { readSynonyms } from '@idmp/content';
import { hostedSynonyms, synonymsDiffer } from '../searchIndexSettings';

const group = (overrides: Partial<SynonymGroup>): SynonymGroup => ({
  id: 'alarm',
  kind: 'same',
  terms: { en: ['event', 'alarm'], 'zh-Hans': ['事件', '报警'] },
  ...overrides,
});

describe('hostedSynonyms', () => {
  it('merges the words of both languages into one set', () => {
    expect(hostedSynonyms([group({})])).toEqual([
      { objectID: 'alarm', type: 'synonym', synonyms: ['event', '事件', 'alarm', '报警'] },
    ]);
  });

  it('makes narrower words one-way synonyms', () => {
    expect(hostedSynonyms([group({ kind: 'narrower' })])).toEqual([
      { objectID: 'alarm-0', type: 'onewaysynonym', input: 'alarm', synonyms: ['event', '事件'] },
      { objectID: 'alarm-1', type: 'onewaysynonym', input: '报警', synonyms: ['event', '事件'] },
    ]);
  });

  it('drops case variants, and sets of a single word', () => {
    expect(
      hostedSynonyms([group({ terms: { en: ['KEYWORD', 'keyword'], 'zh-Hans': ['KEYWORD'] } })]),
    ).toEqual([]);
  });

  it('splits many words into sets that share the own terms', () => {
    const en = ['event', ...Array.from({ length: 30 }, (_, i) => `word ${i}`)];
    const sets = hostedSynonyms([group({ terms: { en, 'zh-Hans': ['事件'] } })]);
    expect(sets.map(({ objectID, synonyms }) => [objectID, synonyms?.length])).toEqual([
      ['alarm', 20],
      ['alarm-1', 14],
    ]);
    expect(sets[1]?.synonyms?.slice(0, 2)).toEqual(['event', '事件']);
  });

  it('gives every set of the content a unique id', async () => {
    const sets = hostedSynonyms(readSynonyms());
    expect(new Set(sets.map(({ objectID }) => objectID)).size).toBe(sets.length);
    expect(sets.length).toBeGreaterThan(100);
  });
});

describe('synonymsDiffer', () => {
  it('compares sets regardless of the order of sets and fields', () => {
    const [first, second] = hostedSynonyms([group({ kind: 'narrower' })]);
    if (!first || !second) throw new Error('no sets');
    const { objectID, ...fields } = first;
    expect(synonymsDiffer([second, { ...fields, objectID }], [first, second])).toBe(false);
    expect(synonymsDiffer([first], [first, second])).toBe(true);
    expect(synonymsDiffer([first, second], [first])).toBe(true);
    expect(synonymsDiffer([first, { ...second, synonyms: ['x'] }], [first, second])).toBe(true);
  });
});
