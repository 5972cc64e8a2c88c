import type { Heading } from '@idmp/model';
import { buildToc, type TocEntry } from '../toc';

const heading = (level: Heading['level'], id: string): Heading => ({ id, level, text: id, content: [] });
/** Ids, those of nested entries in brackets. */
const ids = (entries: readonly TocEntry[]): string =>
  entries
    .map(({ heading: { id }, children }) => (children.length > 0 ? `${id} (${ids(children)})` : id))
    .join(', ');

describe('buildToc', () => {
  it('nests the third level below the second and leaves out the others', () => {
    const headings = [heading(1, 'top'), heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd')];
    expect(ids(buildToc(headings))).toBe('a (b), d');
  });

  it('uses the levels that the page sets', () => {
    expect(ids(buildToc([heading(2, 'a'), heading(3, 'b'), heading(4, 'c')], 3, 4))).toBe('b (c)');
  });

  it('nests a heading after a skipped level below the next higher one', () => {
    expect(ids(buildToc([heading(3, 'early'), heading(2, 'a'), heading(4, 'deep')], 2, 4))).toBe(
      'early, a (deep)',
    );
  });
});
