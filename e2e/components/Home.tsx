import { Link } from 'gatsby';
import { type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** A link with a text of the site. */
export default function Home({ children }: { children?: ReactNode }) {
  const { i18n } = useContext(I18nContext);
  return (
    <Link to="/">
      {i18n.t('error.home')} {children}
    </Link>
  );
}
