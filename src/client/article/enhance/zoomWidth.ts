import { ZOOM_MARGIN_PX } from '../../../site/limits';

export interface Size {
  width: number;
  height: number;
}

/** Smallest and largest width at which an opened image is shown. */
export interface ZoomWidths {
  /** The whole image, with its margin to the window. */
  fitted: number;
  enlarged: number;
}

/** Least enlargement of vector images, and of others without a natural size above the fitted one. */
const FACTOR = 2;

/**
 * Widths for an image in a view. Vector images fill the view; others are never fitted beyond their natural size.
 */
export function zoomWidths(natural: Size, view: Size, isVector: boolean): ZoomWidths {
  const room = (length: number): number => Math.max(1, length - 2 * ZOOM_MARGIN_PX);
  const scale = Math.min(room(view.width) / natural.width, room(view.height) / natural.height);
  const fitted = natural.width * (isVector ? scale : Math.min(1, scale));
  const isLarge = natural.width > (isVector ? fitted * FACTOR : fitted);
  return { fitted, enlarged: isLarge ? natural.width : fitted * FACTOR };
}
