import type { Locale } from '@idmp/model';
import type { Messages } from '../../../types/messages';

/** Elements whose use loads the tools. */
const SERVED = '[data-copy]';
/** Those whose tools show a card; without popovers, terms stay links. */
const SERVED_BY_CARDS = '[data-term], a.gap';
const INTENTS = ['pointerover', 'focusin', 'click'] as const;

/** Loads the article tools (copy buttons, definitions of terms, texts of gaps) on first interaction. */
export function enhanceTools(page: HTMLElement, t: Messages, locale: Locale): () => void {
  let stop: (() => void) | undefined;
  let waiting: Event | undefined;
  let loading = false;
  let gone = false;
  const hasCards = 'popover' in HTMLElement.prototype;
  const served = hasCards ? `${SERVED}, ${SERVED_BY_CARDS}` : SERVED;
  const start = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    try {
      const { startTools } = await import('./startTools');
      const started = await startTools(page, t, locale, hasCards);
      if (gone) return started();
      forget();
      stop = started;
      replay(waiting);
    } catch (error) {
      console.warn(error);
      loading = false;
      followLink(waiting);
    }
  };
  const onIntent = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest(served)) return;
    // Leave modified clicks, which open a new tab, to the browser.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (event.type === 'click') event.preventDefault();
    if (waiting?.type !== 'click') waiting = event;
    void start();
  };
  const forget = (): void => {
    for (const name of INTENTS) page.removeEventListener(name, onIntent);
  };
  for (const name of INTENTS) page.addEventListener(name, onIntent);
  return () => {
    gone = true;
    forget();
    stop?.();
  };
}

/** Replays the event that loaded the tools. */
function replay(event: Event | undefined): void {
  event?.target?.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}

function followLink(event: Event | undefined): void {
  const target = event?.type === 'click' ? event.target : null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link) location.assign(link.href);
}
