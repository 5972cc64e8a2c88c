import { toggleOnKey } from './client/both';
import { keepSection } from './client/keepSection';
import type { DeferredFeature } from '../../page/feature/clientFeature';

/** The shortcut of the bilingual view, and links to the other language that keep the section. */
export const bilingual = {
  start: () => document.addEventListener('click', keepSection),
  onKeyDown: toggleOnKey,
} satisfies DeferredFeature;
