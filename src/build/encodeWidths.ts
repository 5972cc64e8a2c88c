import { stat } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp, type WebpOptions } from 'sharp';
import { DENSE_WIDTH } from '@idmp/content';

/** More effort saves 4 % of the bytes in twice the time; smart subsampling takes five times the time for 0.7 dB. */
const LOSSY = { quality: 80, effort: 2 } satisfies WebpOptions;
/** Artifacts are smaller on dense displays. */
const DENSE = { ...LOSSY, quality: 65 } satisfies WebpOptions;
/** More effort saves nothing. */
const LOSSLESS = { lossless: true, effort: 1 } satisfies WebpOptions;
/** Bytes of a PNG as lossless WebP, for comparison with those expected from the dense copy. Fitted to 105 screenshots. */
const LOSSLESS_SHARE = 0.26;

// Several images at once need a tenth less CPU than one image on several threads.
sharp.concurrency(1);

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Encodes an image as WebP in its own width and narrower ones. Only its own may be lossless: scaled edges have too many
 * colors. Throws if the image is damaged.
 */
export async function encodeWidths(file: string, widths: readonly number[]): Promise<Map<number, Buffer>> {
  const full = await pixelsOf(sharp(file, { failOn: 'error' }).autoOrient());
  const encoded = new Map<number, Buffer>();
  let pixels = full;
  // Each from the next wider one, as scaling few pixels is faster.
  for (const width of widths.filter((width) => width < full.info.width).toSorted((a, b) => b - a)) {
    pixels = await pixelsOf(imageOf(pixels).resize({ width }));
    const options = width === DENSE_WIDTH ? DENSE : LOSSY;
    encoded.set(width, await imageOf(pixels).webp(options).toBuffer());
  }
  if (!widths.includes(full.info.width)) return encoded;
  const own = (options: WebpOptions): Promise<Buffer> => imageOf(full).webp(options).toBuffer();
  const dense = encoded.get(DENSE_WIDTH)?.length;
  if (!/\.png$/i.test(file)) return encoded.set(full.info.width, await own(LOSSY));
  if (dense === undefined) {
    // Few pixels, so both are tried.
    const both = [await own(LOSSLESS), await own(LOSSY)] as const;
    return encoded.set(full.info.width, both[0].length <= both[1].length ? both[0] : both[1]);
  }
  const isLossless = (await stat(file)).size * LOSSLESS_SHARE < (dense * full.info.width) / DENSE_WIDTH;
  return encoded.set(full.info.width, await own(isLossless ? LOSSLESS : LOSSY));
}

const pixelsOf = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true });

const imageOf = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });
