import { recordsOfOutline } from '../../model/__tests__/searchFixtures';
import { recordsOfPage } from '../../model/searchRecord';
import { testIndex } from '../../__tests__/fixtures';
import { findSections } from '../embeddedIndex';

const settings = { chapter: 'Docs', language: 'en', version: 'current', tag: 'docs' } as const;
const glossary = recordsOfPage(
  {
    title: 'Glossary',
    label: 'Words',
    description: '',
    headings: [],
    blocks: [
      { heading: -1, kind: 'table-row', text: 'event · 事件 · Something happened.', link: './alarms.md' },
    ],
  },
  { ...settings, url: '/glossary', answers: true, addressOf: () => '/alarms' },
);
const index = testIndex([
  ...glossary,
  ...recordsOfOutline({ url: '/alarms', chapter: 'Docs', title: 'Alarms', text: 'What to do.' }),
  ...recordsOfOutline({
    url: '/events',
    chapter: 'Docs',
    title: 'All about event and event',
    text: 'event '.repeat(9),
  }),
  ...recordsOfPage(
    { title: 'Notes', description: '', headings: [], blocks: [] },
    {
      ...settings,
      url: '/notes',
      rank: -1,
      wordsOf: () => ({ questions: ['where do remarks belong'], counterpart: [] }),
    },
  ),
  ...recordsOfPage(
    { title: 'Pumps', description: '', headings: [], blocks: [] },
    {
      ...settings,
      url: '/pumps',
      wordsOf: () => ({ questions: ['noise at night', 'silence a pump'], counterpart: [] }),
    },
  ),
  ...recordsOfPage(
    { title: 'Horns', description: '', headings: [], blocks: [] },
    {
      ...settings,
      url: '/horns',
      wordsOf: () => ({ questions: ['silence it at night', 'noise'], counterpart: [] }),
    },
  ),
  ...recordsOfPage(
    { title: 'Noise of fans', description: '', headings: [], blocks: [] },
    { ...settings, url: '/fans', wordsOf: () => ({ questions: ['what is noise'], counterpart: [] }) },
  ),
]);
const first = (query: string): string | undefined => {
  const [best] = findSections(index, query).ranked;
  return best && index.sections[best.id]?.url;
};

describe('the first section', () => {
  it('is the page named like the query, by title or label', () => {
    expect(first('alarm')).toBe('/alarms');
    expect(first('words')).toBe('/glossary');
  });

  it('is the page that explains the term that the query is', () => {
    expect(first('event')).toBe('/alarms');
    expect(first('事件')).toBe('/alarms');
  });

  it('is the one that has the words in one question, rather than in several', () => {
    expect(first('how do I silence that thing at night')).toBe('/horns');
  });

  it('is the one that ranks best, of several with the query as a question', () => {
    expect(first('noise')).toBe('/fans');
  });

  it('is the one with the query as a question, even on a page of low rank', () => {
    expect(first('Where do the remarks belong?')).toBe('/notes');
  });
});
