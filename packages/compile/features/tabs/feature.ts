import type { CompileFeature } from '../../document/extensions';
import { outside } from '../../document/outside';
import { tabsToHast } from './tabs';
import { report } from './problems';

/** `<Tabs>`: variants of a text, one shown at a time. */
export const tabs = {
  name: 'tabs',
  problems: report,
  markdown: {
    components: { Tabs: tabsToHast, TabItem: outside('TabItem', 'Tabs') },
    sheets: { tabs: ['tabs'] },
  },
} satisfies CompileFeature;
