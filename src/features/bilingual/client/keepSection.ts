import { hashInView } from './sections';

/** Makes links to the page in another language lead to the current section. */
export function keepSection({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang][data-reload]') : null;
  if (link && !link.closest('article')) link.hash = hashInView();
}
