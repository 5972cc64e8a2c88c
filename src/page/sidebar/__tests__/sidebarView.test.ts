import type { SidebarEntry, SidebarGroup } from '@idmp/model';
import { FULL_TREE_MAX_PAGES, isShortened } from '../Sidebar';

const group = (address: string, items: SidebarEntry[]): SidebarGroup => ({
  type: 'group',
  label: 'Chapter',
  address,
  items,
});
const link = (address: string): SidebarEntry => ({ type: 'link', label: address, address });

describe('isShortened', () => {
  it('shortens only trees past the limit, chapters counted by their index pages', () => {
    const pages = Array.from({ length: FULL_TREE_MAX_PAGES - 1 }, (_, index) => link(`/p${index}`));
    expect(isShortened([group('/p', pages)])).toBe(false);
    expect(isShortened([group('/p', pages), link('/one-more')])).toBe(true);
  });
});
