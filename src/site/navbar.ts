import type { NavItem } from '../types/site';

/** Items on the right of the navbar, in order; `only: ['en']` shows one in some languages. */
export const NAV_ITEMS: readonly NavItem[] = [
  { type: 'link', label: 'navbar.docs', to: '/', newTab: false },
  { type: 'link', label: 'navbar.tsdbDocs', to: '/redirect?target=tsdb', newTab: true },
  { type: 'link', label: 'navbar.cloud', to: '/redirect?target=cloud', newTab: true },
  { type: 'link', label: 'navbar.contactUs', to: '/redirect?target=contactus', newTab: true },
  { type: 'versionSwitch' },
  { type: 'localeSwitch' },
  { type: 'colorModeToggle' },
  { type: 'search' },
];
