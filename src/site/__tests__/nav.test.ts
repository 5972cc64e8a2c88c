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
    expect(() => checkNavItems([{ type: 'link', label: 'navbar.cloud' }])).toThrow(
      'A navbar link needs "label" and "to" (item 1 of NAV_ITEMS in src/site/nav.ts)',
    );
  });

  it('names an unknown version, the item and the versions that there are', () => {
    expect(checkNavItems([{ type: 'versionSwitch', versions: ['current'] }])).toHaveLength(1);
    expect(() => checkNavItems([{ type: 'versionSwitch', versions: ['current', '2.0'] }])).toThrow(
      'No docs version named "2.0"; available versions: current (item 1 of NAV_ITEMS in src/site/nav.ts).',
    );
  });

  it('survives items that are nothing of the kind', () => {
    for (const item of [{}, { type: null }, { type: '__proto__' }, { type: ['link'] }])
      expect(() => checkNavItems([item])).toThrow(/^No NavbarItem component found for type ".*" \(item 1 /);
  });
});
