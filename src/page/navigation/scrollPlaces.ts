import { decoded, type Reader, readJson } from '@idmp/model';
import { replaceEntry } from '../platform/replaceEntry';
import { sessionSlot } from '../platform/storage';

/** Element targeted by a hash, raw or percent-encoded. */
export function scrollTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  if (raw === '') return null;
  const exact = document.getElementById(raw);
  if (exact) return exact;
  return document.getElementById(decoded(raw) ?? '');
}

/** Maximum number of history entries to keep a scroll position for. */
const PLACES_MAX = 50;

/** Without sessionStorage a reload starts at the top. */
const slot = sessionSlot('scroll-places');

let named = 0;
let places = new Map<string, number>();
/** Target entry of Back or Forward, with its scroll position; null if unknown. */
let wanted: { key: string | undefined; place: number | null } | undefined;

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

/** Assigns the current history entry a key, by which the router identifies entries, unless it has one. */
function nameEntry(): void {
  if (keyOf(history.state) !== undefined) return;
  replaceEntry({ ...(history.state as object | null), key: `${Date.now()}-${++named}` });
}

/** Saves the scroll position of the current history entry. */
export function keepPlace(): void {
  const key = keyOf(history.state);
  if (key === undefined) return;
  // Reinsert, so that the latest entry comes last.
  places.delete(key);
  places.set(key, scrollY);
}

/**
 * Returns and clears the scroll position to restore after Back or Forward; null if only the browser may know it,
 * undefined after other navigations.
 */
export function takePlace(): number | null | undefined {
  const place = wanted?.key === keyOf(history.state) ? wanted?.place : undefined;
  wanted = undefined;
  return place;
}

function onPopState(): void {
  const known = keyOf(history.state);
  takeOver();
  // Following a hash link fires popstate too, for an entry without a key.
  const place = known === undefined ? undefined : places.get(known);
  wanted = { key: keyOf(history.state), place: place ?? null };
}

function takeOver(): void {
  nameEntry();
  history.scrollRestoration = 'manual';
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

const asPlaces: Reader<[string, number][]> = (list) =>
  Array.isArray(list) ? list.filter(isPlace) : undefined;

function load(): Map<string, number> {
  return new Map(readJson(slot.get(), asPlaces) ?? []);
}

/** Listens for popstate. Call this before the router adds its listener, because that reads the key of the entry. */
export function watchHistory(): void {
  addEventListener('popstate', onPopState);
}

/**
 * Saves the scroll position of every history entry, including entries that differ only in their hash, which Gatsby
 * doesn't distinguish. The browser's scroll restoration can't be used: it scrolls before the page has changed.
 */
export function installScrollPlaces(): void {
  places = load();
  wanted = undefined;
  takeOver();
  keepPlace();
  addEventListener('scroll', keepPlace, { passive: true });
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    // Let the browser restore the scroll position when the document is reloaded.
    history.scrollRestoration = 'auto';
    slot.set(JSON.stringify([...places].slice(-PLACES_MAX)));
  });
}

/** Lets the keyboard and a screen reader go on at a place of the page, instead of at its top. */
function goOnAt(place: HTMLElement | undefined): void {
  if (!place) return;
  // Makes a heading focusable, and leaves the tab stops as they are.
  if (place.tabIndex < 0) place.tabIndex = -1;
  const focus = ({ relatedTarget }: Partial<FocusEvent> = {}): void => {
    // A key may have gone on from there already.
    const isBehind =
      relatedTarget instanceof HTMLElement &&
      (place.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    (isBehind ? relatedTarget : place).focus({ preventScroll: true });
  };
  focus();
  // The router focuses the page as a whole in an effect, which may run later.
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focus, { once: true });
}

/** The block of the article at the top of the window. */
function blockInView(): HTMLElement | undefined {
  const blocks = document.querySelectorAll<HTMLElement>('article.prose > *');
  return [...blocks].find((block) => block.offsetHeight > 0 && block.getBoundingClientRect().top >= 0);
}

/**
 * Scrolls after a navigation, and moves the focus there. Back and Forward restore the scroll position; links go to the
 * target of the hash, below the navbar (`scroll-padding`), or to the top of the page.
 */
export function scrollToPlace(
  to: Pick<Location, 'pathname' | 'hash'>,
  from: Pick<Location, 'pathname'>,
): void {
  const place = takePlace();
  const target = scrollTarget(to.hash);
  if (typeof place === 'number') {
    scrollTo({ top: place, behavior: 'instant' });
    if (place > 0) goOnAt(blockInView());
  }
  // Wait a frame: the target may be in a tab panel that has to open first.
  else if (target)
    requestAnimationFrame(() => {
      target.scrollIntoView();
      goOnAt(target);
    });
  else if (place === undefined || to.pathname !== from.pathname) scrollTo({ top: 0, behavior: 'instant' });
  keepPlace();
}
