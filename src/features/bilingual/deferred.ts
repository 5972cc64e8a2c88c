import { toggleOnKey } from '../../client/bilingual/both';
import { keepSection } from '../../client/bilingual/keepSection';
import type { DeferredFeature } from '../../client/feature/clientFeature';

/** The shortcut of the bilingual view, and links to the other language that keep the section. */
export const bilingual = {
  start: () => document.addEventListener('click', keepSection),
  onKeyDown: toggleOnKey,
} satisfies DeferredFeature;
