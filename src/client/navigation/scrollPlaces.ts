import { STORAGE_KEYS } from '../../site/storageKeys';

/** Entries of the history whose place is kept; older ones are forgotten. */
const PLACES_MAX = 50;

/** Without the session's storage a reload begins at the top; the reader loses no choice, so nothing warns. */
const slot = {
  get(): string | null {
    try {
      return sessionStorage.getItem(STORAGE_KEYS.scrollPlaces);
    } catch {
      return null;
    }
  },
  set(value: string): void {
    try {
      sessionStorage.setItem(STORAGE_KEYS.scrollPlaces, value);
    } catch {
      return;
    }
  },
};

let named = 0;
let places = new Map<string, number>();
/** The entry that Back or Forward leads to, with the reader's place on it; null when that is not known. */
let wanted: { key: string | undefined; place: number | null } | undefined;

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

/** Gives the current history entry the key by which the router tells entries apart, unless it has one. */
function nameEntry(): void {
  if (keyOf(history.state) !== undefined) return;
  history.replaceState({ ...(history.state as object | null), key: `${Date.now()}-${++named}` }, '');
}

/** Remembers where the reader is on the current history entry. */
export function keepPlace(): void {
  const key = keyOf(history.state);
  if (key === undefined) return;
  // The latest one comes last.
  places.delete(key);
  places.set(key, scrollY);
}

/**
 * The place to scroll to after Back or Forward; null when only the browser may know it, undefined after any other
 * navigation. Each navigation can ask once.
 */
export function takePlace(): number | null | undefined {
  const place = wanted?.key === keyOf(history.state) ? wanted?.place : undefined;
  wanted = undefined;
  return place;
}

function onPopState(): void {
  const known = keyOf(history.state);
  takeOver();
  // Following a link to a fragment is a popstate too, to an entry without a key.
  const place = known === undefined ? undefined : places.get(known);
  wanted = { key: keyOf(history.state), place: place ?? null };
}

function takeOver(): void {
  nameEntry();
  history.scrollRestoration = 'manual';
}

function load(): Map<string, number> {
  try {
    return new Map(JSON.parse(slot.get() ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Hears of Back and Forward; to be called before the router, which reads the key of the entry, listens too. */
export function watchHistory(): void {
  addEventListener('popstate', onPopState);
}

/**
 * Keeps the reader's place on each entry of the history, also of entries that differ in their fragment only, which
 * Gatsby does not tell apart. The browser cannot do it: it scrolls before the page has changed.
 */
export function installScrollPlaces(): void {
  places = load();
  wanted = undefined;
  takeOver();
  keepPlace();
  addEventListener('scroll', keepPlace, { passive: true });
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    // When the document is loaded again, the browser itself finds the place.
    history.scrollRestoration = 'auto';
    slot.set(JSON.stringify([...places].slice(-PLACES_MAX)));
  });
}
