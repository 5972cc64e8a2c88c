import type { SectionSource } from '../../model/searchSections';
import { FIELDS_MAX, INDEX_FIELDS, indexSections } from '../wordIndex';

const section = (content: string, words: Partial<SectionSource> = {}): SectionSource => ({
  url: '/a#b',
  level: 2,
  hierarchy: ['Chapter', 'Page', 'Heading'],
  content,
  tags: [],
  ...words,
});
/** Where a word is, such as `content 1`: field, and number of the section or question. */
const places = (index: ReturnType<typeof indexSections>, word: string): string[] =>
  [...index.placesOf(word)].map(
    (place) => `${INDEX_FIELDS[place % FIELDS_MAX]} ${Math.floor(place / FIELDS_MAX)}`,
  );

describe('indexSections', () => {
  const index = indexSections([
    section('Alarms by mail, alarms by phone', {
      questions: ['how do I get an SMS', 'alarms by SMS'],
      counterpart: ['怎么收短信'],
    }),
    section('other', { questions: ['a third one: SMS?'] }),
  ]);

  it('knows the field and the section of each place of a word', () => {
    expect(places(index, 'alarm')).toEqual(['content 0', 'content 0', 'questions 1']);
    expect(places(index, '短信')).toEqual(['counterpart 0']);
    expect(places(index, 'missing')).toEqual([]);
  });

  it('finds sections by their questions, without common question words', () => {
    expect(places(index, 'sms')).toEqual(['questions 0', 'questions 1', 'questions 2']);
    expect(index.questions).toEqual([
      { section: 0, words: 1, key: 'sms' },
      { section: 0, words: 2, key: 'alarm sms' },
      { section: 1, words: 2, key: 'sms third' },
    ]);
    expect(['how', '怎么'].filter((word) => index.words.has(word))).toEqual([]);
  });

  it.each([
    ['the title of a page as its heading', ['Chapter', 'Page'], 'page', ['title 0', 'heading 0']],
    ['the headings between page and section', ['Chapter', 'Page', 'Above', 'Own'], 'above', ['trail 0']],
    ['the chapter', ['Chapter', 'Page', 'Own'], 'chapter', ['lvl0 0']],
  ])('indexes %s', (_, hierarchy, word, expected) => {
    expect(places(indexSections([section('', { hierarchy })]), word)).toEqual(expected);
  });
});
