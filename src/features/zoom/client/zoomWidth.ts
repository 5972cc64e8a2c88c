import { ZOOM_MARGIN_PX, ZOOM_NARROW_MARGIN_PX, ZOOM_NARROW_VIEW_PX } from '../../../settings/limits';

export interface Size {
  width: number;
  height: number;
}

/** An image as it is in the text. */
export interface ZoomedImage {
  /** Own size of the file. */
  natural: Size;
  /** Width in the text, in pixels. */
  inline: number;
  /** Width from which it is opened; where fingers pan, that of large windows. */
  least: number;
  isVector: boolean;
}

/** Minimum and maximum width of an opened image. */
export interface ZoomWidths {
  /** The whole image fits into the viewport, including the margin, or it is wider than that and scrolls. */
  opened: number;
  enlarged: number;
}

/** Minimum zoom for vector images, and for others that are not larger than the opened size. */
const FACTOR = 2;
/** An image that gains less by fitting opens wider and scrolls. */
const MIN_GAIN = 1.25;
const SCROLLED_GAIN = 1.6;

/** Zoom widths for an image in a view, never below the least one. Only vector images are scaled up to fit. */
export function zoomWidths({ natural, inline, least, isVector }: ZoomedImage, view: Size): ZoomWidths {
  const margin = view.width < ZOOM_NARROW_VIEW_PX ? ZOOM_NARROW_MARGIN_PX : ZOOM_MARGIN_PX;
  const room = (length: number): number => Math.max(1, length - 2 * margin);
  const fit = Math.min(room(view.width), (room(view.height) * natural.width) / natural.height);
  const scrolled = fit < inline * MIN_GAIN ? Math.min(inline * SCROLLED_GAIN, room(view.width)) : fit;
  const opened = Math.max(least, Math.min(scrolled, isVector ? Infinity : natural.width));
  const isLarge = natural.width > (isVector ? opened * FACTOR : opened);
  return { opened, enlarged: isLarge ? natural.width : opened * FACTOR };
}

/** Whether an opened image shows more than the one in the text. */
export function gainsByZoom(image: ZoomedImage, view: Size): boolean {
  return Math.max(zoomWidths(image, view).opened, image.natural.width) >= image.inline * MIN_GAIN;
}
