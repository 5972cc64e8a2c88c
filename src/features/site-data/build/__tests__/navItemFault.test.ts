import { NAV_ITEMS } from '../../../../settings/nav';
import { describeProblem } from '@idmp/model';
import { navItemFault, type WrittenNavItem } from '../navbar';

const textOf = (item: WrittenNavItem, index: number): string | undefined => {
  const found = navItemFault(item, index);
  return found && describeProblem(found).message;
};
const faultsOf = (items: readonly WrittenNavItem[]) => items.map(textOf).filter(Boolean);

describe('navItemFault', () => {
  it('accepts the items in NAV_ITEMS', () => {
    expect(faultsOf(NAV_ITEMS)).toEqual([]);
  });

  it.each([
    ['no address', { type: 'link', label: 'navbar.cloud' }],
    ['a non-string address', { type: 'link', label: 'navbar.cloud', to: 5 }],
    ['a non-string label', { type: 'link', label: 5, to: '/x' }],
    ['an empty label', { type: 'link', label: '', to: '/x' }],
  ])('rejects a link with %s', (_what, item) => {
    expect(textOf(item, 0)).toContain(
      'A navbar link needs "label" and "to" as texts (item 1 of NAV_ITEMS in src/site/navbar.ts)',
    );
  });

  it('reports an unknown version with the item and the known versions', () => {
    expect(faultsOf([{ type: 'versionSwitch', versions: ['current'] }])).toEqual([]);
    expect(textOf({ type: 'versionSwitch', versions: ['current', '2.0'] }, 0)).toContain(
      'No docs version named "2.0"; available versions: current (item 1 of NAV_ITEMS in src/site/navbar.ts)',
    );
  });

  it('handles values that are not items', () => {
    for (const item of [{}, { type: null }, { type: '__proto__' }, { type: ['link'] }])
      expect(textOf(item, 0)).toMatch(/^No NavbarItem component found for type ".*" \(item 1 /);
  });
});
