import type { SidebarEntry, SidebarGroup } from '@idmp/model';
import { FULL_TREE_MAX_PAGES, isOnTrail, isShortened } from '../Sidebar';

const group = (address: string | undefined, items: SidebarEntry[]): SidebarGroup => ({
  type: 'group',
  label: 'Chapter',
  ...(address === undefined ? {} : { address }),
  items,
});
const link = (address: string): SidebarEntry => ({ type: 'link', label: address, address });

describe('isOnTrail', () => {
  const tree = group('/a', [link('/a/1'), group(undefined, [link('/a/b/2')])]);

  it('is true for the index page, a page and a page of a nested chapter', () => {
    expect(['/a', '/a/1', '/a/b/2'].map((address) => isOnTrail(tree, address))).toEqual([true, true, true]);
  });

  it('is false for other pages', () => {
    expect(isOnTrail(tree, '/b')).toBe(false);
  });
});

describe('isShortened', () => {
  it('shortens only trees past the limit, chapters counted by their index pages', () => {
    const pages = Array.from({ length: FULL_TREE_MAX_PAGES - 1 }, (_, index) => link(`/p${index}`));
    expect(isShortened([group('/p', pages)])).toBe(false);
    expect(isShortened([group('/p', pages), link('/one-more')])).toBe(true);
  });
});
