import { NAV_ITEMS, navItemFault, type WrittenNavItem } from '../nav';

const faultsOf = (items: readonly WrittenNavItem[]) => items.map(navItemFault).filter(Boolean);

describe('navItemFault', () => {
  it('accepts the items of the site', () => {
    expect(faultsOf(NAV_ITEMS)).toEqual([]);
  });

  it('names an unknown type, the item and what is allowed', () => {
    expect(faultsOf([{ type: 'search' }, { type: 'dropdown' }])).toMatchInlineSnapshot(`
[
  "No NavbarItem component found for type "dropdown" (item 2 of NAV_ITEMS in src/site/nav.ts); allowed types: link, localeSwitch, versionSwitch, colorModeToggle, search.",
]
`);
  });

  it.each([
    ['no address', { type: 'link', label: 'navbar.cloud' }],
    ['an address that is no text', { type: 'link', label: 'navbar.cloud', to: 5 }],
    ['a label that is no text', { type: 'link', label: 5, to: '/x' }],
    ['an empty label', { type: 'link', label: '', to: '/x' }],
  ])('refuses a link with %s', (_what, item) => {
    expect(navItemFault(item, 0)).toContain(
      'A navbar link needs "label" and "to" as texts (item 1 of NAV_ITEMS in src/site/nav.ts)',
    );
  });

  it('names an unknown version, the item and the versions that exist', () => {
    expect(faultsOf([{ type: 'versionSwitch', versions: ['current'] }])).toEqual([]);
    expect(navItemFault({ type: 'versionSwitch', versions: ['current', '2.0'] }, 0)).toContain(
      'No docs version named "2.0"; available versions: current (item 1 of NAV_ITEMS in src/site/nav.ts).',
    );
  });

  it('survives items that are nothing of the kind', () => {
    for (const item of [{}, { type: null }, { type: '__proto__' }, { type: ['link'] }])
      expect(navItemFault(item, 0)).toMatch(/^No NavbarItem component found for type ".*" \(item 1 /);
  });
});
