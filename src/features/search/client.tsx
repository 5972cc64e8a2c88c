import { useRef } from 'react';
import type { DocHead, Locale } from '@idmp/model';
import type { ClientFeature, NavControlProps } from '../../page/feature/clientFeature';
import { goTo } from '../../page/navigation/goTo';
import { VERSIONS } from '../../settings/site';
import { SearchButton } from './client/SearchButton';
import { useMessages } from '../../page/i18n/useMessages';
import { openSearch } from './client/openSearch';

function NavbarSearch({ locale }: Pick<NavControlProps, 'locale'>) {
  return <SearchButton locale={locale} onNavigate={(to) => void goTo(to)} />;
}

/** What crawlers of hosted indexes read. */
function CrawlerTags({ head, locale }: { head: DocHead; locale: Locale }) {
  const version = head.version ?? VERSIONS.find(({ isLast }) => isLast)?.name ?? '';
  return (
    <>
      <meta name="docsearch:language" content={locale} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={`docs-default-${version}`} />
    </>
  );
}

/** The search button, whose dialog loads on intent. */
export const search = {
  name: 'search',
  navbar: { search: NavbarSearch },
  NotFound: NotFoundSearch,
  Head: CrawlerTags,
} satisfies ClientFeature;

/** Field of the not-found page that opens the search. */
function NotFoundSearch() {
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
