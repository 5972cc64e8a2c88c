import chinese from '../../../locales/zh-Hans/bilingual.json';
import english from '../../../locales/en/bilingual.json';
import { formatMessage } from '../../model/formatMessage';
import { counterpartAddress, DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../model/locale';
import { memoizeUntilFailure } from '../../model/memoizeUntilFailure';
import { LOCALE_CONFIG } from '../../site/locales';
import { fetchDocument } from '../platform/fetchDocument';
import { onEvent } from '../platform/events';
import { contentOf, hashInView, headingInView, headingsOf, idOf } from './sections';
import './bilingual.css';

const TEXTS = { 'zh-Hans': chinese, en: english };
const SHOWN = 'bilingual';
/** Removed from copies: elements that only make sense on the original page. */
const LEFT_OUT = '.anchor, .stale, nav, [data-helpful]';
const NO_HOVER = '(hover: none), (max-width: 996px)';

const ownLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};

/** The page's other language; undefined if the page is not translated. */
function otherLocale(): Locale | undefined {
  const other = LOCALES.find((locale) => locale !== ownLocale());
  const alternate = other && `link[rel=alternate][hreflang="${LOCALE_CONFIG[other].htmlLang}"]`;
  const isOriginal = document.querySelector('article.prose:not([lang])');
  return alternate && isOriginal && document.querySelector(alternate) ? other : undefined;
}

const pageIn = memoizeUntilFailure(async (address: string): Promise<Document> => {
  const found = await fetchDocument(__PATH_PREFIX__ + address);
  if (!found) throw new Error(address);
  return found;
});

const loadOther = (other: Locale): Promise<Document> =>
  pageIn(counterpartAddress(location.pathname.slice(__PATH_PREFIX__.length), other));

/** A text in the language of the page, about the other one. */
const textAbout = (other: Locale, key: keyof typeof english): string =>
  formatMessage(TEXTS[ownLocale()][key], { language: LOCALE_CONFIG[other].label });

const shownBelow = (heading: Element): Element | undefined =>
  contentOf(heading).find((element) => element.classList.contains(SHOWN));

/** Shows or hides a section's translation below it. */
async function toggle(heading: HTMLElement, button: HTMLButtonElement, other: Locale): Promise<void> {
  const shown = shownBelow(heading);
  if (shown) shown.remove();
  else {
    const twin = await loadOther(other).then(
      (page) => copyOf(page, idOf(heading)) ?? [textAbout(other, 'bilingual.missing')],
      () => [textAbout(other, 'bilingual.failed')],
    );
    const isMessage = typeof twin[0] === 'string';
    const box = document.createElement('div');
    box.className = SHOWN;
    box.role = isMessage ? 'status' : 'region';
    box.ariaLabel = LOCALE_CONFIG[other].label;
    if (!isMessage) box.lang = LOCALE_CONFIG[other].htmlLang;
    box.append(...twin);
    // Toggled twice while loading.
    if (!shownBelow(heading)) contentOf(heading).at(-1)?.after(box);
  }
  label(button, other, heading);
}

/** Copies a section without ids and page-specific elements. */
function copyOf(page: Document, id: string): Element[] | undefined {
  const heading = headingsOf(page).find((candidate) => idOf(candidate) === id);
  return (
    heading &&
    contentOf(heading)
      .map((element) => {
        const copy = document.importNode(element, true);
        for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
        for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
        return copy;
      })
      .filter((copy) => !copy.matches(LEFT_OUT))
  );
}

/** Returns a section's toggle button, adding it if missing; undefined if the page is not translated. */
function offer(heading: HTMLElement): HTMLButtonElement | undefined {
  const holder = heading.matches('h1') ? heading.parentElement : heading;
  const known = holder?.querySelector<HTMLButtonElement>(':scope > .bilingual-button');
  if (known) return known;
  const other = otherLocale();
  if (!other) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  // There is a keyboard shortcut, so spare keyboard users a tab stop at every heading.
  button.tabIndex = -1;
  button.className = 'bilingual-button';
  button.textContent = LOCALE_CONFIG[other].label.slice(0, 2);
  button.lang = LOCALE_CONFIG[other].htmlLang;
  if (holder === heading) heading.append(button);
  else heading.before(button);
  button.addEventListener('click', () => void toggle(heading, button, other));
  button.addEventListener('pointerover', () => void loadOther(other).catch(() => undefined), { once: true });
  label(button, other, heading);
  return button;
}

function label(button: HTMLButtonElement, other: Locale, heading: HTMLElement): void {
  const isShown = shownBelow(heading) !== undefined;
  button.ariaExpanded = String(isShown);
  button.ariaLabel = button.title = textAbout(other, isShown ? 'bilingual.hide' : 'bilingual.show');
}

function onIntent({ target }: Event): void {
  const heading =
    target instanceof Element
      ? target.closest<HTMLElement>('article.prose > :is(h1, .heading), .prose .heading')
      : null;
  if (heading && !heading.closest(`.${SHOWN}`)) offer(heading);
}

/** Alt+L toggles the translation of the current section. */
export function toggleOnKey(event: KeyboardEvent): void {
  if (!event.altKey || event.code !== 'KeyL' || event.ctrlKey || event.metaKey) return;
  const heading = headingInView();
  if (!heading) return;
  event.preventDefault();
  offer(heading)?.click();
}

/** Makes the language switch lead to the current section. */
function keepSection({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('nav a[hreflang][data-reload]') : null;
  if (link) link.hash = hashInView();
}

/** Adds a translation toggle to each heading and keeps the current section when the language is switched. */
export function startBilingual(): void {
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('click', keepSection);
  const offerAll = (): void => {
    if (matchMedia(NO_HOVER).matches) headingsOf(document).forEach(offer);
  };
  offerAll();
  onEvent('site:page-shown', offerAll);
}
