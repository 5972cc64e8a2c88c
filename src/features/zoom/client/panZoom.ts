import { zoomWidths, type ZoomedImage } from './zoomWidth';

interface Point {
  x: number;
  y: number;
}

/** Zoom state of an opened image. */
export interface PanZoom {
  /** Toggles between the fitted and the enlarged size, around a point in the viewport. */
  toggle: (at: Point) => void;
  stop: () => void;
}

/** Opens an image in a scrollable view and lets touch and trackpad pinches zoom it. */
export function panZoom(view: HTMLElement, image: HTMLImageElement, original: ZoomedImage): PanZoom {
  const widths = () => zoomWidths(original, { width: innerWidth, height: innerHeight });
  let width = 0;

  const show = (wanted: number, { x, y }: Point): void => {
    const { opened, enlarged } = widths();
    const before = image.getBoundingClientRect();
    width = Math.min(Math.max(wanted, opened), enlarged);
    image.style.width = `${width}px`;
    const isEnlarged = width > opened;
    view.toggleAttribute('data-enlarged', isEnlarged);
    // Scrollable areas must be reachable by keyboard.
    const scrolls = view.scrollWidth > view.clientWidth || view.scrollHeight > view.clientHeight;
    view.tabIndex = isEnlarged || scrolls ? 0 : -1;
    // Keep the point under the fingers in place.
    const after = image.getBoundingClientRect();
    const grown = after.width / (before.width || 1);
    view.scrollLeft += after.left + (x - before.left) * grown - x;
    view.scrollTop += after.top + (y - before.top) * grown - y;
  };
  const fit = (): void => show(0, { x: 0, y: 0 });

  let pinch: { width: number; distance: number } | undefined;
  const onTouchStart = ({ touches: [a, b] }: TouchEvent): void => {
    pinch = a && b && { width, distance: distanceOf(a, b) };
  };
  const onTouchMove = (event: TouchEvent): void => {
    const [a, b] = event.touches;
    if (!pinch || !a || !b) return;
    event.preventDefault();
    const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    show((pinch.width * distanceOf(a, b)) / pinch.distance, middle);
  };
  const onWheel = (event: WheelEvent): void => {
    // Browsers report trackpad pinches as wheel events with ctrlKey.
    if (!event.ctrlKey) return;
    event.preventDefault();
    show(width * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  };
  view.addEventListener('touchstart', onTouchStart, { passive: true });
  view.addEventListener('touchmove', onTouchMove, { passive: false });
  view.addEventListener('wheel', onWheel, { passive: false });
  addEventListener('resize', fit);
  fit();
  return {
    toggle: (at) => {
      const { opened, enlarged } = widths();
      show(width > opened ? opened : enlarged, at);
      if (width > opened) view.focus({ preventScroll: true });
    },
    stop: () => removeEventListener('resize', fit),
  };
}

function distanceOf(a: Touch, b: Touch): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
}
