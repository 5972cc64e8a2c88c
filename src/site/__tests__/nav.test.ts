import { checkNavItems, NAV_ITEMS } from '../nav';

describe('checkNavItems', () => {
  it('accepts the items of the site', () => {
    expect(checkNavItems(NAV_ITEMS)).toBe(NAV_ITEMS);
  });

  it('names an unknown type, the item and what is allowed', () => {
    expect(() =>
      checkNavItems([{ type: 'search' }, { type: 'dropdown' }]),
    ).toThrowErrorMatchingInlineSnapshot(
      `"No NavbarItem component found for type "dropdown" (item 2 of NAV_ITEMS in src/site/nav.ts); allowed types: link, localeSwitch, versionSwitch, colorModeToggle, search."`,
    );
  });

  it('refuses a link without an address', () => {
    expect(() => checkNavItems([{ type: 'link', label: 'navbar.cloud' } as { type: string }])).toThrow(
      'A navbar link needs "label" and "to" (item 1 of NAV_ITEMS in src/site/nav.ts)',
    );
  });
});
