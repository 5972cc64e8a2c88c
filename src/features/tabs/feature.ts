import type { BuildFeature } from '../../gatsby/buildFeature';
import { outside } from '@idmp/markdown';
import { tabsToHast } from './build/tabs';
import { report } from './build/problems';

/** `<Tabs>`: variants of a text, one shown at a time. */
export const tabs = {
  name: 'tabs',
  problems: report,
  markdown: { components: { Tabs: tabsToHast, TabItem: outside('TabItem', 'Tabs') } },
} satisfies BuildFeature;
