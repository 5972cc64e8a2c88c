import { openSearch } from '../../platform/events';

/** Opens the search dialog from search fields within the page. */
export function enhanceSearchOpeners(page: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-search-open]')) openSearch('');
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}
