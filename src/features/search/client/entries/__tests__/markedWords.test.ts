import { markedPieces, markedWords } from '../searchEntries';

describe('markedPieces', () => {
  it('splits a text at its highlight tags', () => {
    expect(markedPieces('a <mark>b</mark> c<mark class="synonym">d e</mark>')).toEqual([
      { text: 'a ' },
      { text: 'b', mark: 'typed' },
      { text: ' c' },
      { text: 'd e', mark: 'synonym' },
    ]);
    expect(markedPieces('plain')).toEqual([{ text: 'plain' }]);
  });
});

describe('markedWords', () => {
  it('collects the marked words of texts once', () => {
    expect(markedWords(['<mark>Bar</mark> chart', 'A <mark>bar</mark> and <mark>事件</mark>'])).toEqual([
      'bar',
      '事件',
    ]);
  });
});
