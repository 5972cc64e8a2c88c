import { ZOOM_MARGIN_PX } from '../../../site/limits';

export interface Size {
  width: number;
  height: number;
}

/** Minimum and maximum width of an opened image. */
export interface ZoomWidths {
  /** The whole image fits into the viewport, including the margin. */
  fitted: number;
  enlarged: number;
}

/** Minimum zoom for vector images, and for others that are not larger than the fitted size. */
const FACTOR = 2;

/**
 * Zoom widths for an image in a view. Vector images fill the view; others are never scaled up to fit.
 */
export function zoomWidths(natural: Size, view: Size, isVector: boolean): ZoomWidths {
  const room = (length: number): number => Math.max(1, length - 2 * ZOOM_MARGIN_PX);
  const scale = Math.min(room(view.width) / natural.width, room(view.height) / natural.height);
  const fitted = natural.width * (isVector ? scale : Math.min(1, scale));
  const isLarge = natural.width > (isVector ? fitted * FACTOR : fitted);
  return { fitted, enlarged: isLarge ? natural.width : fitted * FACTOR };
}
