import type { BuildFeature } from '../../core/feature/buildFeature';
import { outside } from '../../core/markdown/outside';
import { tabsToHast } from './build/tabs';

/** `<Tabs>`: variants of a text, one shown at a time. */
export const tabs = {
  name: 'tabs',
  markdown: { components: { Tabs: tabsToHast, TabItem: outside('TabItem', 'Tabs', 'stray-tab') } },
} satisfies BuildFeature;
