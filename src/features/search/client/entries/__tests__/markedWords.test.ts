import { markedPieces, markedWords } from '../markedWords';

describe('markedPieces', () => {
  it('splits a text at its highlight tags', () => {
    expect(markedPieces('a <mark>b</mark> c')).toEqual([
      { text: 'a ', isMarked: false },
      { text: 'b', isMarked: true },
      { text: ' c', isMarked: false },
    ]);
    expect(markedPieces('plain')).toEqual([{ text: 'plain', isMarked: false }]);
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
