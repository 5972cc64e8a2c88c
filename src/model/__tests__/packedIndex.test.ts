import fc from 'fast-check';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import { packedTerms, unpackIndex, type PackedIndex } from '../packedIndex';
import { buildIndex, indexedSection, INDEX_OPTIONS, type IndexedSection } from '../searchIndex';
import type { SearchSection, SectionSource } from '../searchSections';
import { tokenize } from '../searchTokens';
import { textTokens } from '../textTokens';

const section = (content: string, heading = 'Heading'): SearchSection => ({
  url: '/a#b',
  level: 2,
  hierarchy: ['Chapter', 'Page', heading],
  content,
  tags: [],
});

const sorted = (index: AsPlainObject) => ({
  ...index,
  index: [...index.index].sort(([a], [b]) => (a < b ? -1 : 1)),
});

/** What MiniSearch itself makes of the sections, and what it loads of our index of them. */
async function compare(sections: readonly SearchSection[]) {
  const library = new MiniSearch<IndexedSection>({
    ...INDEX_OPTIONS,
    tokenize: (text, field) => (field === 'content' ? textTokens(text) : tokenize(text)),
  });
  library.addAll(sections.map(indexedSection));
  const packed = JSON.parse(JSON.stringify(buildIndex(sections))) as PackedIndex;
  const loaded = await MiniSearch.loadJSAsync<IndexedSection>(unpackIndex(packed), INDEX_OPTIONS);
  return { expected: sorted(library.toJSON()), loaded: sorted(loaded.toJSON()), packed };
}

describe('buildIndex', () => {
  it('loads as the index that the library makes', async () => {
    const words = fc.constantFrom('alpha', 'beta', '元素模板', 'x.y-z', 'zz', '数据');
    const texts = fc.array(fc.uniqueArray(words), { minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(texts, async (contents) => {
        const { expected, loaded } = await compare(contents.map((list) => section(list.join(' '))));
        expect(loaded).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps documents that lie far apart', async () => {
    const contents = Array.from({ length: 900 }, (_, i) => (i % 899 === 0 ? 'rare '.repeat(8) : 'common'));
    const { expected, loaded } = await compare(contents.map((text) => section(text)));
    expect(loaded).toEqual(expected);
  });

  it('lists the terms in order', async () => {
    const { packed } = await compare([section('beta alpha', 'Gamma')]);
    expect(packedTerms(packed)).toEqual(['a', 'alpha', 'beta', 'chapter', 'gamma', 'page']);
  });

  it('finds a section by its questions, without words that it has or that every question has', () => {
    const asked: SectionSource = {
      ...section('Alarms by mail'),
      questions: ['how do I get an SMS', 'alarms by SMS'],
      counterpart: ['怎么收短信'],
    };
    const { lengths, fields, terms } = buildIndex([asked, section('other')]);
    expect(terms.split('\n')).toEqual(expect.arrayContaining(['sms', '短信']));
    expect(terms.split('\n')).not.toEqual(expect.arrayContaining(['how']));
    expect(lengths.map((row) => row[fields.indexOf('questions')])).toEqual([1, 0]);
  });

  it('leaves out pairs of characters that reach from one word into the next', async () => {
    const { packed } = await compare([section('报警推送的设置')]);
    const terms = packedTerms(packed);
    expect(terms).toEqual(expect.arrayContaining(['报警', '推送', '设置']));
    expect(terms).not.toEqual(expect.arrayContaining(['警推']));
  });

  it('is smaller than the JSON of the index', async () => {
    const sections = Array.from({ length: 50 }, (_, i) => section(`word${i % 7} 元素模板 text ${i}`));
    const { expected, packed } = await compare(sections);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(expected).length / 2);
  });
});
