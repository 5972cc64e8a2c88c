import { editDistance, nearest } from '../nearest';

describe('nearest', () => {
  it('finds the candidate with the fewest changes', () => {
    expect(nearest('titel', ['title', 'slug', 'toc'])).toBe('title');
    expect(nearest('sidebar-label', ['sidebar_position', 'sidebar_label'])).toBe('sidebar_label');
  });

  it('ignores case', () => {
    expect(nearest('Tabitem', ['Tabs', 'TabItem'])).toBe('TabItem');
  });

  it('finds nothing if nothing is close', () => {
    expect(nearest('layout', ['title', 'slug'])).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});

describe('editDistance', () => {
  it('counts insertions, deletions, replacements and swaps of adjacent characters', () => {
    expect(editDistance('abc', 'abc')).toBe(0);
    expect(editDistance('abc', 'abxc')).toBe(1);
    expect(editDistance('abc', 'ac')).toBe(1);
    expect(editDistance('abc', 'axc')).toBe(1);
    expect(editDistance('abc', 'acb')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('stops at the limit', () => {
    expect(editDistance('aaaaaaaa', 'bbbbbbbb', 3)).toBe(3);
  });
});
