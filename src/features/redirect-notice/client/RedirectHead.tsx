import { type Locale, localizedAddress } from '@idmp/model';
import { pageTitle } from '../../../settings/pageTitle';
import type { RedirectTarget } from '../../../settings/redirectTargets';

interface RedirectHeadProps {
  title: string;
  locale: Locale;
  /** Fixed target; by default, the query decides. */
  target?: RedirectTarget;
}

/** Head of a redirect page. */
export function RedirectHead({ title, locale, target }: RedirectHeadProps) {
  const home = __PATH_PREFIX__ + localizedAddress(locale, '');
  return (
    <>
      <title>{pageTitle(title, locale)}</title>
      <meta name="robots" content="noindex" />
      {/* On client-side navigation, the page component redirects. */}
      {typeof document === 'undefined' && (
        <script
          src={`${__PATH_PREFIX__}/redirect.js`}
          data-locale={locale}
          data-home={home}
          data-target={target}
        />
      )}
    </>
  );
}
