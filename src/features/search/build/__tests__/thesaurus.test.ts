import { describeProblem } from '@idmp/model';
import { searchFileOf } from '@idmp/search';
import { type GlossaryEntry, readThesaurus, synonymGroups } from '@idmp/content';

const glossary: GlossaryEntry[] = [
  {
    id: 'element',
    en: { term: 'element', forbidden: [], definition: 'A thing.' },
    'zh-Hans': { term: '元素', forbidden: [], definition: '对象。' },
  },
  {
    id: 'event',
    en: { term: 'event', forbidden: [], definition: 'What happened.', also: ['occurrence'] },
    'zh-Hans': { term: '事件', forbidden: [], definition: '情况。' },
  },
];

type Row = [id: string, en: string[], kind?: string];
const textOf = (rows: readonly Row[]): string =>
  `[\n${rows
    .map(([id, terms, kind = 'same']) =>
      JSON.stringify({ id, kind, 'zh-Hans': { terms: [`词${id}`] }, en: { terms } }),
    )
    .join(',\n')}\n]`;
describe('thesaurus', () => {
  it('names malformed groups by line', () => {
    const [problem] = readThesaurus(
      textOf([
        ['a', ['x', 'y']],
        ['b', [], 'similar'],
      ]),
    ).problems;
    expect(problem && describeProblem(problem).message).toMatch(/^entry 2 of the list is malformed/);
    expect(problem?.line).toBe(3);
  });

  it('gives the words of both languages for the own one, those of the glossary included', () => {
    const groups = synonymGroups(
      readThesaurus(textOf([['element', ['element', 'asset']]])).entries,
      glossary,
    );
    expect(searchFileOf('en', [], groups).synonyms).toEqual([
      { own: 'element', others: ['asset', '词element'] },
      { own: 'element', others: ['元素'] },
      { own: 'event', others: ['occurrence', '事件'] },
    ]);
  });
});
