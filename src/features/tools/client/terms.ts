import { fetchSections } from '../../../page/navigation/sections';
import type { ToolMessages, ToolWords } from './startTools';

/** Hover delays before the card opens, and before it closes so that the pointer can move onto it. */
const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 250;
const CARD_ID = '_term';
/** Links whose target a card shows: terms, and marks of what is not documented. */
const EXPLAINED = 'a[data-term], a.gap';

/** Shows the definition of a term, or the entry of a gap, on hover, keyboard focus or tap. */
export function explainTerms(page: HTMLElement, terms: ToolWords['terms'], t: ToolMessages): () => void {
  const card = createCard(page);
  card.element.id = CARD_ID;
  card.element.role = 'tooltip';
  let shown: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (action: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const close = (): void => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    card.hide();
  };
  const place = (link: HTMLAnchorElement): void =>
    card.show(link.getClientRects()[0] ?? link.getBoundingClientRect());
  const show = (link: HTMLAnchorElement, name: string, text: string): void => {
    link.setAttribute('aria-describedby', CARD_ID);
    const title = document.createElement('strong');
    title.textContent = name;
    const more = document.createElement('a');
    more.href = link.href;
    more.textContent = t('terms.more');
    more.tabIndex = -1;
    const body = document.createElement('p');
    body.textContent = text;
    card.element.replaceChildren(title, body, more);
    place(link);
  };
  const open = (link: HTMLAnchorElement, onFailure: () => void = () => undefined): boolean => {
    const [term, definition] = terms[link.dataset['term'] ?? ''] ?? [];
    if (link.dataset['term'] && !(term && definition)) return false;
    close();
    shown = link;
    if (term && definition) show(link, term, definition);
    else
      fetchSections(link.href).then(
        ([
          {
            blocks: [heading, ...blocks],
          },
        ]) => {
          const text = blocks.map(({ textContent }) => textContent.trim()).join(' ');
          if (shown === link) show(link, heading?.firstElementChild?.textContent ?? '', text);
        },
        onFailure,
      );
    return true;
  };

  const onPointer = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    if (event.target instanceof Node && card.element.contains(event.target)) return clearTimeout(timer);
    const link = linkOf(event.target);
    if (link && link !== shown) later(() => void open(link), OPEN_AFTER_MS);
    else if (link) clearTimeout(timer);
    // A pointer at rest is "over" whatever the page scrolls below it.
    else if (shown && shown !== document.activeElement) later(close, CLOSE_AFTER_MS);
    else clearTimeout(timer);
  };
  const onFocus = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link?.matches(':focus-visible')) open(link);
    else if (shown && target !== shown) close();
  };
  const onClick = (event: Event): void => {
    const link = linkOf(event.target);
    // If the card is already open, follow the link.
    if (!link || link === shown) return close();
    if (open(link, () => location.assign(link.href))) event.preventDefault();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  const onScroll = (): void => {
    // Focus scrolls its link into view.
    if (shown !== document.activeElement) close();
    else if (shown?.hasAttribute('aria-describedby')) place(shown);
  };
  const listeners = [
    ['pointerover', onPointer],
    ['focusin', onFocus],
    ['click', onClick],
  ] as const;
  // On the document, to notice when pointer or focus leave the term.
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  document.addEventListener('keydown', onKey);
  document.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('scroll', onScroll);
    close();
    card.remove();
  };

  function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(EXPLAINED) : null;
    return link && page.contains(link) ? link : undefined;
  }
}

const GAP_PX = 6;
const MARGIN_PX = 8;

/** Creates a small popover card, which is shown below a rectangle, or above it if there is no room. */
function createCard(host: HTMLElement) {
  const element = document.createElement('div');
  element.className = 'tool-card';
  element.popover = 'manual';
  host.append(element);
  return {
    element,
    show: (place: DOMRect): void => {
      if (!element.isConnected) return;
      element.togglePopover(true);
      const { width, height } = element.getBoundingClientRect();
      const below = place.bottom + GAP_PX;
      const fits = below + height < innerHeight - MARGIN_PX;
      const left = Math.max(
        MARGIN_PX,
        Math.min(place.left, document.documentElement.clientWidth - width - MARGIN_PX),
      );
      element.style.left = `${left}px`;
      element.style.top = `${fits ? below : Math.max(MARGIN_PX, place.top - height - GAP_PX)}px`;
    },
    hide: (): void => {
      if (element.isConnected) element.togglePopover(false);
    },
    remove: () => element.remove(),
  };
}
