import { openTerms } from '../packedIndex';
import { buildIndexFile, headingTexts, PACKED_FIELDS } from '../searchIndex';
import type { SectionSource } from '../searchSections';

const section = (content: string, words: Partial<SectionSource> = {}): SectionSource => ({
  url: '/a#b',
  level: 2,
  hierarchy: ['Chapter', 'Page', 'Heading'],
  content,
  tags: [],
  ...words,
});
const build = (...sections: SectionSource[]) => buildIndexFile('en', sections, []);
const holds = (index: ReturnType<typeof build>, term: string) => openTerms(index).rowOf(term) !== undefined;

describe('buildIndexFile', () => {
  it('finds a section by its questions, without common question words or words of the section', () => {
    const index = build(
      section('Alarms by mail', {
        questions: ['how do I get an SMS', 'alarms by SMS'],
        counterpart: ['怎么收短信'],
      }),
      section('other'),
    );
    expect(['sms', '短信', 'alarm', 'how', '怎么'].filter((term) => holds(index, term))).toEqual([
      'sms',
      '短信',
      'alarm',
    ]);
    expect(index.lengths[PACKED_FIELDS.indexOf('questions')]).toEqual([2, 0]);
  });

  it('drops bigrams across word boundaries', () => {
    const index = build(section('报警推送的设置'));
    expect(['报警', '推送', '设置', '警推', '送的'].filter((term) => holds(index, term))).toEqual([
      '报警',
      '推送',
      '设置',
    ]);
  });

  it('does not index headings, which the texts contain', () => {
    expect(build(section('text')).words).toBe('text');
  });

  it('contains the synonyms of the language', () => {
    const terms = { en: ['event', 'incident'], 'zh-Hans': ['事件'] };
    expect(buildIndexFile('en', [], [{ id: 'event', kind: 'same', terms }]).synonyms).toBe(
      'event\tincident\t事件',
    );
  });
});

describe('headingTexts', () => {
  it('uses the title of a page as its heading', () => {
    expect(headingTexts({ ...section(''), hierarchy: ['Chapter', 'Page'] })).toEqual({
      lvl0: 'Chapter',
      title: 'Page',
      heading: 'Page',
      trail: '',
    });
  });

  it('names the headings between page and section', () => {
    expect(headingTexts({ ...section(''), hierarchy: ['Chapter', 'Page', 'Above', 'Own'] })).toMatchObject({
      heading: 'Own',
      trail: 'Above',
    });
  });
});
