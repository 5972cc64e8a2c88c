import { useEffect } from 'react';
import { type Locale, localizedAddress } from '@idmp/model';
import { redirectTarget, redirectTargetsOf, type RedirectTarget } from '../../../settings/redirectTargets';
import { useMessages } from '../../../page/i18n/useMessages';
import { redirectAddress, targetAddress } from './redirectAddress';

interface RedirectNoticeProps {
  locale: Locale;
  /** Message key of the heading to show meanwhile. */
  heading: 'redirect.title' | 'redirect.toBlog';
  /** Fixed target; by default, the query decides. */
  target?: RedirectTarget;
}

/** Redirects to one of the fixed targets; without JavaScript, offers them as links. */
export function RedirectNotice({ locale, heading, target }: RedirectNoticeProps) {
  const t = useMessages();
  const home = __PATH_PREFIX__ + localizedAddress(locale, '');
  const targets = redirectTargetsOf(locale).filter((name) => target === undefined || name === target);

  // On first load, the script in the head redirects; this covers client-side navigation.
  useEffect(() => {
    window.location.replace(
      target ? targetAddress(target, locale, home) : redirectAddress(window.location.search, locale, home),
    );
  }, [target, locale, home]);

  return (
    <div className="prose">
      <h1>{t(heading)}</h1>
      <noscript>
        <p>{t('redirect.choose')}</p>
        <ul>
          {targets.map((name) => (
            <li key={name}>
              <a href={redirectTarget(name, locale)}>{t(`redirect.${name}`)}</a>
            </li>
          ))}
          <li>
            <a href={home}>{t('redirect.home')}</a>
          </li>
        </ul>
      </noscript>
    </div>
  );
}
