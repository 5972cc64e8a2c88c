import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { encodeAddress, type ImagePlace, ownValue, report } from '@idmp/model';
import { isOutside, schemeOf } from '@idmp/compile';
import { IMAGE_SIDE_MAX_PX, type ImageInfo } from '../sources/images';
import type { PlaceContext } from './pageContext';
import { fileOfSource, reportUnpublished } from './sourceFiles';

/** Width of the text column in pixels: 100 % for an image. */
const COLUMN_WIDTH = 624;
/** File name suffix of an image's phone variant, and the widest viewport that gets it. */
const NARROW = '-narrow';
const NARROW_MAX_PX = 683;

/** Where an image is that is not a file of this site, by the scheme of its address. */
const OUTSIDE: Readonly<Partial<Record<string, 'remote-image' | 'remote-image.data'>>> = {
  http: 'remote-image',
  https: 'remote-image',
  data: 'remote-image.data',
};

/** Size as HTML attributes; an unknown side is missing. */
interface ShownSize {
  width?: string;
  height?: string;
}

/** What an image shows in words, where it cannot be shown. */
const textOf = ({ alt }: ImagePlace): Element[] => (alt ? [h('em', alt)] : []);

/** An image; two of them if it has a variant for the dark mode, its text if it cannot be shown. */
export function imageElements(place: ImagePlace, context: PlaceContext): Element[] {
  const { problems, pathPrefix } = context;
  if (isOutside(place.src)) {
    const where = ownValue(OUTSIDE, schemeOf(place.src) ?? 'https');
    const code = where === undefined ? 'remote-image.unreachable' : where;
    problems.push(report(code, place, { src: place.src.slice(0, 80) }));
    if (where === undefined) return textOf(place);
    return [image(place.src, [], place, { width: digitsOf(place.width), height: digitsOf(place.height) })];
  }
  const file = fileOfSource(place.src, place.file);
  const info = context.files.image(file);
  context.usedFiles.add(file);
  if (info === undefined) {
    reportUnpublished(place.src, file, place, context);
    return textOf(place);
  }
  if (info === 'unreadable') {
    const limit = `${IMAGE_SIDE_MAX_PX.toLocaleString('en')} px`;
    problems.push(report('unreadable-image', place, { src: place.src, limit }));
    return textOf(place);
  }
  for (const asset of info.assets) context.assets.set(asset.to, asset);
  const size = shownSize(place, info);
  const narrow = narrowVariantOf(file, context);
  const picture = (variant: 'address' | 'darkAddress', mode: string[]): Element => {
    const addressOf = (own: ImageInfo): string => pathPrefix + encodeAddress(own[variant] ?? own.address);
    const sources = [
      narrow ? narrowSource(addressOf(narrow), narrow) : [],
      scaledSource(info, size.width, pathPrefix) ?? [],
    ].flat();
    const shown = image(addressOf(info), mode, place, size);
    return sources.length > 0 ? h('picture', [...sources, shown]) : shown;
  };
  return info.darkAddress
    ? [picture('address', ['only-light']), picture('darkAddress', ['only-dark'])]
    : [picture('address', [])];
}

const digitsOf = (written: string | undefined): string | undefined => /^\d+/.exec(written ?? '')?.[0];

/** The phone variant `x-narrow.svg` of `x.svg`. */
function narrowVariantOf(file: string, { files, usedFiles, assets }: PlaceContext): ImageInfo | undefined {
  const { dir, name, ext } = path.posix.parse(file);
  const narrowFile = path.posix.join(dir, `${name}${NARROW}${ext}`);
  if (!files.siblings(file).includes(path.posix.basename(narrowFile))) return undefined;
  const info = files.image(narrowFile);
  if (info === undefined || info === 'unreadable') return undefined;
  usedFiles.add(narrowFile);
  for (const asset of info.assets) assets.set(asset.to, asset);
  return info;
}

function narrowSource(src: string, { width, height }: ImageInfo): Element {
  return h('source', { media: `(max-width: ${NARROW_MAX_PX}px)`, srcSet: src, width, height });
}

/** WebP copies, from which the browser chooses by viewport and pixel density. */
function scaledSource({ assets }: ImageInfo, width: string, pathPrefix: string): Element | undefined {
  const candidates = assets.flatMap((asset) =>
    'width' in asset ? `${pathPrefix}/${asset.to} ${asset.width}w` : [],
  );
  const sizes = `min(100vw, ${Math.min(Number(width), COLUMN_WIDTH)}px)`;
  return candidates.length > 0
    ? h('source', { type: 'image/webp', srcSet: candidates.join(', '), sizes })
    : undefined;
}

/** Width and height as written, the missing one from the aspect ratio; percentages refer to the text column. */
export function shownSize(
  place: Pick<ImagePlace, 'width' | 'height'>,
  own: { width: number; height: number },
): Required<ShownSize> {
  const pixels = (written: string | undefined, whole: number): number | undefined => {
    const value = Number.parseFloat(written ?? '');
    if (!(value > 0)) return undefined;
    return written?.trim().endsWith('%') ? (whole * Math.min(value, 100)) / 100 : value;
  };
  const width = pixels(place.width, Math.min(own.width, COLUMN_WIDTH));
  const height = pixels(place.height?.endsWith('%') ? undefined : place.height, own.height);
  const ratio = own.width / own.height;
  return {
    width: String(Math.max(1, Math.round(width ?? (height === undefined ? own.width : height * ratio)))),
    height: String(Math.max(1, Math.round(height ?? (width === undefined ? own.height : width / ratio)))),
  };
}

function image(src: string, mode: readonly string[], place: ImagePlace, size: ShownSize): Element {
  const className = [...(place.className?.split(' ') ?? []), ...mode];
  return h('img', {
    src,
    ...(className.length > 0 && { className }),
    alt: place.alt,
    title: place.title,
    ...size,
    loading: 'lazy',
    decoding: 'async',
    dataZoom: true,
  });
}
