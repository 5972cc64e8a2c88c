import { createHash } from 'node:crypto';

/** A scaled copy of a raster image. */
export interface ImageVariant {
  /** Width in pixels. */
  width: number;
  /** Path below `public/`. */
  to: string;
}

const RASTER = /\.(?:png|jpe?g)$/i;
/** Width in pixels of the copy for phones, and for the text column on dense displays. */
export const DENSE_WIDTH = 1280;
/** Widths in pixels: the text column, and the same on dense displays. Zoom shows the own width of an image. */
const WIDTHS = [760, DENSE_WIDTH];
/** Maximum side of a WebP image in pixels, a limit of the format. */
const MAX_SIDE = 16_383;
/** Smaller files are published as they are. */
const MIN_BYTES = 8 * 1024;
/** Version of the encoder settings; a part of each hash, so that changed settings change the addresses. */
const ENCODING = 'webp-3';
const HASH_CHARS = 8;

/** Widths and names of the WebP copies of a PNG or JPEG, narrowest first, the last in full width; none for others. */
export function imageVariants(
  file: string,
  bytes: Buffer,
  size: { width: number; height: number },
): ImageVariant[] {
  if (!RASTER.test(file) || bytes.length < MIN_BYTES || isAnimated(bytes)) return [];
  if (Math.max(size.width, size.height) > MAX_SIDE) return [];
  const hash = createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, HASH_CHARS);
  return [...WIDTHS.filter((width) => width < size.width), size.width].map((width) => ({
    width,
    to: `assets/${plainName(file)}-${hash}-${width}.webp`,
  }));
}

/** `content/en/images/My tree.png` → `My-tree`: a file name without characters that would need encoding. */
export function plainName(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  return name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|-+$/g, '') || 'file';
}

/** An animated PNG has an `acTL` chunk before its image data. */
function isAnimated(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control >= 0 && control < bytes.indexOf('IDAT');
}
