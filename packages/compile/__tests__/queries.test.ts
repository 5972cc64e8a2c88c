import { someElement } from '../tree';
import { article } from './article';

const hasEmphasis = (html: string): boolean => someElement(article(html), ({ tagName }) => tagName === 'em');

describe('someElement', () => {
  it('finds an element at any depth', () => {
    expect(hasEmphasis('<em>a</em>')).toBe(true);
    expect(hasEmphasis('<ul><li>a</li><li><p>b <em>c</em></p></li></ul>')).toBe(true);
  });

  it('finds nothing in other elements and texts', () => {
    expect(hasEmphasis('<p>&lt;em&gt; <b>a</b></p>')).toBe(false);
    expect(hasEmphasis('')).toBe(false);
  });
});
