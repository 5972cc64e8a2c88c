import type { ClientFeature, NavControlProps } from '../../page/feature/clientFeature';
import { goTo } from '../../page/navigation/goTo';
import { SearchButton } from './client/SearchButton';

function NavbarSearch({ locale }: Pick<NavControlProps, 'locale'>) {
  return <SearchButton locale={locale} onNavigate={(to) => void goTo(to)} />;
}

/** The search button, whose dialog loads on intent. */
export const search = {
  name: 'search',
  navbar: { search: NavbarSearch },
} satisfies ClientFeature;
