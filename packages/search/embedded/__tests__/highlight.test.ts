import { MARK } from '../../model/search';
import { snippet } from '../highlight';

const WHOLE = 100;

/** A snippet with short marks: `<typed>` and `{synonym>`. */
function cut(text: string, length: number, words: string[], synonyms: string[] = []): string {
  const marked = snippet(text, new Set(words), { typed: new Set(words), synonyms }, length);
  return marked.replaceAll(MARK.synonym, '{').replaceAll(MARK.pre, '<').replaceAll(MARK.post, '>');
}
const mark = (text: string, ...words: string[]) => cut(text, WHOLE, words);

describe('marks in a snippet', () => {
  it('tags matching words in any form', () => {
    expect(mark('Element Templates of an element', 'element', 'template')).toBe(
      '<Element> <Templates> of an <element>',
    );
  });

  it('merges overlapping Chinese bigrams into one highlight', () => {
    expect(mark('创建元素模板时', '元素', '素模', '模板')).toBe('创建<元素模板>时');
  });

  it('tags a compound word if one of its parts matched', () => {
    expect(mark('run docker-compose up', 'compose')).toBe('run <docker-compose> up');
  });

  it('tags a synonym as its whole phrase only, and otherwise', () => {
    const text = 'A Set value, a set of limits: values. 限值';
    expect(cut(text, WHOLE, ['limit'], ['set value', '限值'])).toBe(
      'A {Set value>, a set of <limits>: values. {限值>',
    );
    expect(cut('reset values', WHOLE, [], ['set value'])).toBe('reset values');
    expect(cut('the limit value', WHOLE, ['limit'], ['limit value'])).toBe('the <limit> value');
  });

  it('returns text without matches unchanged', () => {
    expect(mark('nothing', 'else')).toBe('nothing');
  });
});

describe('snippet', () => {
  const LONG = 'one two three four five six seven eight nine ten eleven twelve';

  it('returns short texts in full', () => {
    expect(cut('one two three', 5, ['two'])).toBe('one <two> three');
  });

  it('returns the requested number of words around the match', () => {
    expect(cut(LONG, 5, ['seven'])).toBe('…six <seven> eight nine ten…');
  });

  it('starts at the beginning if nothing matched', () => {
    expect(cut(LONG, 3, ['none'])).toBe('one two three…');
  });

  it('adds leading context at the end of the text', () => {
    expect(cut(LONG, 4, ['twelve'])).toBe('…nine ten eleven <twelve>');
  });

  it('prefers the window with the most distinct words', () => {
    expect(cut('a b c d e f g a h', 3, ['a', 'h'])).toBe('…g <a> <h>');
  });

  it('counts two Chinese characters as one word', () => {
    expect(cut('元素是树中的节点也可以是设备', 3, ['节点'])).toBe('…的<节点>也可以…');
  });

  it('finds the most distinct words in a long text, in singular and plural', () => {
    const filler = (count: number) => 'filler '.repeat(count);
    const text = `${filler(300)}a query ${filler(300)}queries of elements ${filler(300)}`;
    expect(cut(text, 5, ['query', 'element'])).toBe('…<queries> of <elements> filler filler…');
    expect(cut(filler(600).trim(), 2, ['query'])).toBe('filler filler…');
  });

  it('is empty for an empty text', () => {
    expect(cut('', 10, ['x'])).toBe('');
  });
});
