import type { MarkdownFeature } from '../markdownFeature';
import { outside } from '../../compile/outside';
import { tabsToHast } from './tabs';
import { report } from './problems';

/** `<Tabs>`: variants of a text, one shown at a time. */
export const tabs = {
  name: 'tabs',
  problems: report,
  markdown: { components: { Tabs: tabsToHast, TabItem: outside('TabItem', 'Tabs') } },
  pages: { sheets: { tabs: ['tabs'] } },
} satisfies MarkdownFeature;
