import { useRef } from 'react';
import { useMessages } from '../../../page/i18n/useMessages';
import { openSearch } from './openSearch';

/** Field of the not-found page that opens the search. */
export function NotFoundSearch() {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        openSearch(field.current?.value ?? '');
      }}
    >
      {/* Filled before hydration. */}
      <input ref={field} type="search" data-path-words aria-label={t('notFound.search')} />
      <button type="submit" className="button">
        {t('search.button')}
      </button>
    </form>
  );
}
