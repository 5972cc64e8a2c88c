import type { Heading } from '../page';
import { buildToc } from '../toc';

const heading = (level: Heading['level'], id: string): Heading => ({ id, level, text: id, html: id });

describe('buildToc', () => {
  it('nests the third level below the second and leaves out the others', () => {
    const headings = [heading(1, 'top'), heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd')];
    expect(buildToc(headings)).toEqual([
      { id: 'a', html: 'a', children: [{ id: 'b', html: 'b', children: [] }] },
      { id: 'd', html: 'd', children: [] },
    ]);
  });

  it('uses the levels that the page sets', () => {
    const toc = buildToc([heading(2, 'a'), heading(3, 'b'), heading(4, 'c')], 3, 4);
    expect(toc).toEqual([{ id: 'b', html: 'b', children: [{ id: 'c', html: 'c', children: [] }] }]);
  });

  it('nests a heading after a skipped level below the next higher one', () => {
    const toc = buildToc([heading(3, 'early'), heading(2, 'a'), heading(4, 'deep')], 2, 4);
    expect(toc.map(({ id }) => id)).toEqual(['early', 'a']);
    expect(toc[1]?.children.map(({ id }) => id)).toEqual(['deep']);
  });
});
