import { DEFAULT_LOCALE, isLocale, localizedAddress } from '@idmp/model';
import { fetchPage } from '../../../page/platform/fetchDocument';

const MENU = '[data-fold]';
/** The home page of a release offers its files. */
const OFFER = '#idmp-downloads a[href$=".pdf"]';

/** Adds the PDF of a release, if there is one, to the menu of a page. */
async function addPdf(menu: Element, fetchHome: typeof fetchPage): Promise<void> {
  const { lang } = document.documentElement;
  const home = __PATH_PREFIX__ + localizedAddress(isLocale(lang) ? lang : DEFAULT_LOCALE, '');
  const offer = (await fetchHome(home)).querySelector(OFFER);
  if (!offer || menu.querySelector('[download]')) return;
  const item = document.createElement('li');
  item.append(document.importNode(offer, true));
  menu.querySelector('ul')?.append(item);
}

/** Adds the PDF of a release to the menus of pages as they open. */
export function offerPdf(fetchHome = fetchPage): void {
  const offerIn = (target: EventTarget | null): void => {
    if (target instanceof Element && target.matches(`${MENU}[open]`))
      addPdf(target, fetchHome).catch(console.warn);
  };
  // The click that opened one may have loaded this script.
  offerIn(document.querySelector(`${MENU}[open]`));
  document.addEventListener('toggle', ({ target }) => offerIn(target), true);
}
