import { createRecord, recordsOfOutline } from '../../model/__tests__/searchFixtures';
import { openTerms, type PackedIndex } from '../../model/packedIndex';
import type { SearchRecord } from '../../model/searchRecord';
import type { SearchSection } from '../../model/searchSections';
import { embeddedIndexFiles } from '../embeddedIndex';

const records = recordsOfOutline({
  url: 'https://site.example/docs/en/a',
  chapter: 'Basics',
  title: 'Events',
  sections: { Causes: 'Look closer.' },
});
const filesOf = (en: SearchRecord[]) => {
  const [index, texts] = embeddedIndexFiles('en', en);
  return {
    index: JSON.parse(index?.text ?? '') as PackedIndex & { build: string },
    texts: JSON.parse(texts?.text ?? '') as { build: string; sections: SearchSection[] },
  };
};

describe('embedded index files', () => {
  it('are an index and its texts, marked as the same build', () => {
    const { index, texts } = filesOf(records);
    expect(openTerms(index).rowOf('look')).toBeDefined();
    expect(index.build).toMatch(/^[0-9a-f]{12}$/);
    expect(texts.build).toBe(index.build);
  });

  it('keep addresses without the origin', () => {
    const { sections } = filesOf(records).texts;
    expect(sections.map(({ url }) => url)).toEqual(['/docs/en/a', '/docs/en/a#causes']);
  });

  it('tell builds apart by the records', () => {
    const { build } = filesOf(records).index;
    expect(filesOf(records).index.build).toBe(build);
    expect(filesOf([createRecord()]).index.build).not.toBe(build);
  });

  it('are empty for a language without pages', () => {
    expect(filesOf([]).texts.sections).toEqual([]);
  });
});
