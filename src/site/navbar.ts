import type { NavItem } from '../types/site';

/** Items of the navbar, in order; the search is last where there is no room for its field; `only: ['en']` shows one in some languages. */
export const NAV_ITEMS: readonly NavItem[] = [
  { type: 'search' },
  { type: 'link', label: 'navbar.docs', to: '/', newTab: false },
  { type: 'link', label: 'navbar.tsdbDocs', to: '/redirect?target=tsdb', newTab: true },
  { type: 'link', label: 'navbar.cloud', to: '/redirect?target=cloud', newTab: true },
  { type: 'link', label: 'navbar.contactUs', to: '/redirect?target=contactus', newTab: true },
  { type: 'versionSwitch' },
  { type: 'localeSwitch' },
  { type: 'colorModeToggle' },
];
