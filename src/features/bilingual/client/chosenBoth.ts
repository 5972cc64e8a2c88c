import { DEFAULT_LOCALE, isLocale, type Locale, otherThan } from '@idmp/model';
import { WITH_PARAMETER } from '../../../settings/site';
import { sessionSlot } from '../../../page/platform/storage';

const slot = sessionSlot('both-languages');
/** For browsers that refuse storage. */
let chosen = false;

/** Language of the page's shell. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

/** Whether the reader has both languages on, for this visit or by the address. */
export function wantsBoth(): boolean {
  const asked = new URLSearchParams(location.search).get(WITH_PARAMETER);
  return chosen || slot.get() !== null || asked === otherThan(pageLocale());
}

/** Remembers the choice for this visit, and puts it into the address. */
export function chooseBoth(both: boolean): void {
  chosen = both;
  if (both) slot.set('');
  else slot.remove();
  const address = new URL(location.href);
  if (both) address.searchParams.set(WITH_PARAMETER, otherThan(pageLocale()));
  else address.searchParams.delete(WITH_PARAMETER);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
