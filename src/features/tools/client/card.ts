const GAP_PX = 6;
const MARGIN_PX = 8;

/** A small popover card. */
export interface Card {
  element: HTMLElement;
  /** Shows the card below a rectangle, or above it if there is no room. */
  show: (place: DOMRect) => void;
  hide: () => void;
  remove: () => void;
}

/** Creates a card; `auto` cards close on Escape and on clicks outside. */
export function createCard(kind: 'auto' | 'manual', host: HTMLElement): Card {
  const element = document.createElement('div');
  element.className = 'tool-card';
  element.popover = kind;
  host.append(element);
  return {
    element,
    show: (place) => {
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
    hide: () => {
      if (element.isConnected) element.togglePopover(false);
    },
    remove: () => element.remove(),
  };
}
