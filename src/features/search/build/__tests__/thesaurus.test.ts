import { describeProblem, synonymsOf } from '@idmp/model';
import { type GlossaryEntry, readThesaurus, synonymGroups } from '@idmp/markdown';
import { checkThesaurus } from '../checkThesaurus';

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
const check = (...rows: Row[]): string[] => {
  const read = readThesaurus(textOf(rows));
  return [...read.problems, ...checkThesaurus(read, glossary)].map(
    (problem) => `${problem.line}: ${describeProblem(problem).message}`,
  );
};

describe('thesaurus', () => {
  it('accepts groups, and a word that leads to one of the same and one of a wider meaning', () => {
    expect(
      check(['element', ['element', 'asset']], ['parts', ['element', 'pump', 'asset'], 'narrower']),
    ).toEqual([]);
  });

  it('names terms in two groups', () => {
    expect(check(['a', ['element', 'asset']], ['b', ['event', 'Asset', 'alarm', 'alarm']])).toEqual([
      '3: the term "Asset" stands in "a" and in "b"',
      '3: the term "alarm" stands twice in "b"',
    ]);
  });

  it('names a group that holds two product terms', () => {
    expect(check(['a', ['element', 'event']])).toEqual([
      '2: the group "a" swallows the product term "event"',
    ]);
  });

  it('reports cycles and duplicate ids', () => {
    expect(check(['a', ['x', 'y'], 'narrower'], ['b', ['y', 'x'], 'narrower'])).toContain(
      '2: the groups from "a" on lead back to its own term "x"',
    );
    expect(check(['a', ['x']], ['a', ['y']])).toContain('3: the id "a" is used twice');
  });

  it('names malformed groups by line', () => {
    expect(check(['a', ['x', 'y']], ['b', [], 'similar'])[0]).toMatch(/^3: entry 2 of the list is malformed/);
  });

  it('gives the words of both languages for the own one, those of the glossary included', () => {
    const groups = synonymGroups(
      readThesaurus(textOf([['element', ['element', 'asset']]])).entries,
      glossary,
    );
    expect(synonymsOf(groups, 'en')).toEqual([
      { own: 'element', others: ['asset', '词element'] },
      { own: 'element', others: ['元素'] },
      { own: 'event', others: ['occurrence', '事件'] },
    ]);
  });
});
