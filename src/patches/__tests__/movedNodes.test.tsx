import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import '../modules/movedNodes';

let setCount: (count: number) => void = () => undefined;

/** Text beside elements, which React removes and inserts one by one. */
function Sample() {
  const [count, set] = useState(0);
  setCount = set;
  return (
    <p>
      {count === 1 && 'one '}
      {count === 2 && <b>two</b>}
      {count !== 2 && 'other'}
      <i>end</i>
    </p>
  );
}

/** Wraps every text in an element, as the translators of browsers do; some move the node, some replace it. */
function translate(root: HTMLElement, moves: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(moves ? text : `«${text.data}»`);
  }
}

describe('moved nodes', () => {
  it.each([
    ['replaces texts', false],
    ['moves texts', true],
  ])('lets React update a page whose translator %s', (_, moves) => {
    const { container } = render(<Sample />);
    for (const count of [1, 2, 0, 2, 1, 0]) {
      translate(container, moves);
      expect(() => act(() => setCount(count))).not.toThrow();
      expect(container.querySelector('b') !== null).toBe(count === 2);
      expect(container.querySelector('i')).toBeInTheDocument();
    }
  });

  it('keeps what removing and inserting do elsewhere', () => {
    const box = document.createElement('div');
    box.innerHTML = '<a></a><b></b>';
    const [first, second] = box.children;
    expect(box.removeChild(first!)).toBe(first);
    expect(box.insertBefore(first!, null)).toBe(first);
    expect([...box.children]).toEqual([second, first]);
    box.insertBefore(first!, second!);
    expect([...box.children]).toEqual([first, second]);
  });
});
