import type { ClientFeature, NavControlProps } from '../../client/feature/clientFeature';
import { enhanceSearchOpeners } from '../../client/article/enhance/searchOpeners';
import { goTo } from '../../client/navigation/goTo';
import { SearchButton } from '../../client/search/SearchButton';

function NavbarSearch({ locale }: Pick<NavControlProps, 'locale'>) {
  return <SearchButton locale={locale} onNavigate={(to) => void goTo(to)} />;
}

/** The search button, whose dialog loads on intent, and search fields in pages. */
export const search = {
  name: 'search',
  navbar: { search: NavbarSearch },
  enhance: enhanceSearchOpeners,
} satisfies ClientFeature;
