import { highlight, snippet } from '../highlight';

const TAGS = { pre: '<', post: '>' };
const mark = (text: string, ...words: string[]) => highlight(text, new Set(words), TAGS);
const cut = (text: string, length: number, ...words: string[]) =>
  snippet(text, new Set(words), TAGS, length, '…');

describe('highlight', () => {
  it('puts tags around words that matched, whatever their form', () => {
    expect(mark('Element Templates of an element', 'element', 'template')).toBe(
      '<Element> <Templates> of an <element>',
    );
  });

  it('joins overlapping Chinese pairs into one mark', () => {
    expect(mark('创建元素模板时', '元素', '素模', '模板')).toBe('创建<元素模板>时');
  });

  it('marks a joined word when one of its parts matched', () => {
    expect(mark('run docker-compose up', 'compose')).toBe('run <docker-compose> up');
  });

  it('leaves a text without matches as it is', () => {
    expect(mark('nothing', 'else')).toBe('nothing');
  });
});

describe('snippet', () => {
  const LONG = 'one two three four five six seven eight nine ten eleven twelve';

  it('keeps a short text whole', () => {
    expect(cut('one two three', 5, 'two')).toBe('one <two> three');
  });

  it('shows as many words as asked for, around the match', () => {
    expect(cut(LONG, 5, 'seven')).toBe('…six <seven> eight nine ten…');
  });

  it('starts at the beginning where nothing matched', () => {
    expect(cut(LONG, 3, 'none')).toBe('one two three…');
  });

  it('fills up from the left at the end of the text', () => {
    expect(cut(LONG, 4, 'twelve')).toBe('…nine ten eleven <twelve>');
  });

  it('prefers the stretch with the most different words', () => {
    expect(cut('a b c d e f g a h', 3, 'a', 'h')).toBe('…g <a> <h>');
  });

  it('counts two Chinese characters as a word', () => {
    expect(cut('元素是树中的节点也可以是设备', 3, '节点')).toBe('…的<节点>也可以…');
  });

  it('is empty for an empty text', () => {
    expect(cut('', 10, 'x')).toBe('');
  });
});
