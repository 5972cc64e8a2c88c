import { ZOOM_MARGIN_PX } from '../../../site/limits';

interface Size {
  width: number;
  height: number;
}

const MARGINS_PX = 2 * ZOOM_MARGIN_PX;

/**
 * Room that a picture opens into: the window, or what its own size takes where the window would show it
 * no larger than the text does.
 */
export function roomFor(image: HTMLImageElement): Size {
  const view = viewSize();
  const { width, height } = image.getBoundingClientRect();
  const isLargerInView = width + MARGINS_PX < view.width && height + MARGINS_PX < view.height;
  if (isLargerInView || image.naturalWidth <= width) return view;
  return {
    width: Math.max(view.width, image.naturalWidth + MARGINS_PX),
    height: Math.max(view.height, image.naturalHeight + MARGINS_PX),
  };
}

/** Puts an opened picture that the window does not hold into a box that scrolls; returns the way back. */
export function letPan(image: HTMLElement, original: HTMLElement, onPress: () => void): () => void {
  const view = viewSize();
  const { width, height } = image.getBoundingClientRect();
  if (width <= view.width && height <= view.height) return () => undefined;
  const box = document.createElement('div');
  box.className = 'medium-zoom-pan';
  // The keys scroll what has the focus.
  box.tabIndex = 0;
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', original.getAttribute('alt') ?? '');
  box.addEventListener('click', onPress);
  image.before(box);
  box.append(image);
  box.focus({ preventScroll: true });
  return () => {
    if (document.activeElement === box) original.focus({ preventScroll: true });
    box.replaceWith(image);
  };
}

function viewSize(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}
