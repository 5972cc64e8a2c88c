import { toggleOnKey } from './client/both';
import type { DeferredFeature } from '../../page/feature/clientFeature';
import { hashInView } from './client/sections';

/** The shortcut of the bilingual view, and links to the other language that keep the section. */
export const bilingual = {
  start: () => document.addEventListener('click', keepSection),
  onKeyDown: toggleOnKey,
} satisfies DeferredFeature;

/** Makes links to the page in another language lead to the current section. */
function keepSection({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang][data-reload]') : null;
  if (link && !link.closest('article')) link.hash = hashInView();
}
