import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { CONTENT_DIR, DOWNLOADS_DIR, stamped } from '@idmp/files';
import { refusalOfPlace, refusalOfText, STATIC_DIR, type Refusal } from './publishable';
import { rootOfSvg, svgText } from './activeSvg';

/** A scaled copy of a raster image. */
interface ImageVariant {
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
  return name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|(?<!-)-+$/g, '') || 'file';
}

/** An animated PNG has an `acTL` chunk before its image data. */
function isAnimated(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control >= 0 && control < bytes.indexOf('IDAT');
}

const DARK_BLOCK = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{/g;

/**
 * Splits an SVG with exactly one dark mode block into two variants: without the block, and with its rules always on.
 * An SVG in `<img>` only follows the system setting; two images can follow the reader's choice.
 */
export function splitColorScheme(svg: string): { light: string; dark: string } | undefined {
  const found = [...svg.matchAll(DARK_BLOCK)];
  const [block] = found;
  if (!block || found.length !== 1) return undefined;
  const inside = block.index + block[0].length;
  const end = closingBrace(svg, inside);
  if (end < 0) return undefined;
  const [before, rules, after] = [svg.slice(0, block.index), svg.slice(inside, end), svg.slice(end + 1)];
  return { light: before + after, dark: before + rules + after };
}

/** Index of the brace that closes the block whose body starts at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  return -1;
}

/** A file that the build copies or writes below `public/`; `from` is relative to the project, `to` to `public/`. */
export type Asset = { to: string; from: string } | { to: string; content: string } | ScaledImage;

/** A WebP copy of an image, with a width in pixels. */
export interface ScaledImage {
  to: string;
  from: string;
  width: number;
}

/** A published image; addresses are without path prefix. */
export interface ImageInfo {
  width: number;
  height: number;
  bytes: number;
  /** Address of the image, or of its light variant. */
  address: string;
  /** Address of its dark variant, if it has one. */
  darkAddress?: string;
  /** Scaled copies of a raster image come last, narrowest first. */
  assets: Asset[];
}

/** Finds images and other files that pages may publish; paths are relative to the project. */
export interface FileStore {
  image(file: string): ImageInfo | 'unreadable' | undefined;
  /** A file published unchanged: its address, and the asset to copy. */
  file(file: string): { address: string; assets: Asset[] } | undefined;
  /** Text of a file that pages may publish. */
  text(file: string): string | undefined;
  /** Why a file that exists may not be published. */
  refusal(file: string): Refusal | undefined;
  /** Names of the files in the same folder. */
  siblings(file: string): string[];
}

const STATIC = `${STATIC_DIR}/`;
const CONTENT = `${CONTENT_DIR}/`;
const DOWNLOADS = `${DOWNLOADS_DIR}/`;
const HASH_LENGTH = 8;
/** The longest side of an image that WebP can store; no page shows one as large. */
export const IMAGE_SIDE_MAX_PX = 16_383;

/**
 * Memoizes lookups. Files below `static/` and downloads keep their names, others go to `/assets/` under a hashed name.
 * @param originals - whether raster images are published as they are, without scaled copies
 */
export function createFileStore(root: string, originals = false): FileStore {
  const images = new Map<string, ImageInfo | 'unreadable' | undefined>();
  const files = new Map<string, { address: string; assets: Asset[] } | undefined>();
  const refusals = new Map<string, Refusal | undefined>();
  /** What is made from a file that may be published; notes why another may not. */
  const use = <T>(kind: string, file: string, make: (bytes: Buffer, stored: string) => T): T | undefined => {
    const stored = asStored(root, file);
    const { value, refusal } = stamped(kind, path.resolve(root, stored), () => {
      const found = readPublishable(root, stored);
      return Buffer.isBuffer(found) ? { value: make(found, stored) } : { refusal: found };
    });
    refusals.set(file, refusal);
    return value;
  };
  return {
    image: (file) =>
      remember(images, file, () =>
        use('image', file, (bytes, stored) => readImage(stored, bytes, originals)),
      ),
    file: (file) => remember(files, file, () => use('file', file, (bytes, stored) => placed(stored, bytes))),
    text: (file) => use('text', file, (bytes) => new TextDecoder().decode(bytes)),
    refusal: (file) => {
      if (!refusals.has(file)) use('refusal', file, () => undefined);
      return refusals.get(file);
    },
    siblings(file) {
      const folder = path.join(root, path.dirname(file));
      const isOwn = !file.startsWith('..') && fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory();
      return isOwn ? fs.readdirSync(folder) : [];
    },
  };
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  if (known.has(key)) return known.get(key) as T;
  const value = make();
  known.set(key, value);
  return value;
}

/** The name of a file as it is stored: letters with accents have two forms in Unicode, which look the same. */
function asStored(root: string, file: string): string {
  const forms = [file, file.normalize('NFC'), file.normalize('NFD')];
  return forms.find((form) => fs.existsSync(path.resolve(root, form))) ?? file;
}

/** Content of a file, or the reason why it may not be published; undefined if there is no file. */
function readPublishable(root: string, file: string): Buffer | Refusal | undefined {
  const absolute = path.resolve(root, file);
  if (!absolute.startsWith(path.resolve(root) + path.sep)) return undefined;
  try {
    if (!fs.statSync(absolute).isFile()) return undefined;
    const refusal = refusalOfPlace(root, file);
    if (refusal) return refusal;
    const bytes = fs.readFileSync(absolute);
    return refusalOfText(file, bytes) ?? bytes;
  } catch {
    return undefined;
  }
}

function readImage(file: string, bytes: Buffer, originals: boolean): ImageInfo | 'unreadable' {
  const svg = /\.svg$/i.test(file) ? svgText(bytes) : undefined;
  const root = svg === undefined ? undefined : rootOfSvg(svg);
  const size = sizeOf(root === undefined ? bytes : Buffer.from(root));
  if (!size) return 'unreadable';
  const modes = svg === undefined || file.startsWith(STATIC) ? undefined : splitColorScheme(svg);
  if (!modes) {
    const { address, assets } = placed(file, bytes);
    const variants = originals ? [] : imageVariants(file, bytes, size);
    const scaled = variants.map((variant) => ({ ...variant, from: file }));
    return { ...size, bytes: bytes.length, address, assets: [...assets, ...scaled] };
  }
  const name = file.replace(/\.svg$/i, '');
  const light = written(`${name}.svg`, modes.light);
  const dark = written(`${name}-dark.svg`, modes.dark);
  return {
    ...size,
    bytes: bytes.length,
    address: light.address,
    darkAddress: dark.address,
    assets: [...light.assets, ...dark.assets],
  };
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0 && Math.max(width, height) <= IMAGE_SIDE_MAX_PX)) return undefined;
    const [w, h] = [Math.round(width) || 1, Math.round(height) || 1];
    return orientation > 4 ? { width: h, height: w } : { width: w, height: h };
  } catch {
    return undefined;
  }
}

function placed(file: string, bytes: Buffer): { address: string; assets: Asset[] } {
  if (file.startsWith(STATIC)) return { address: `/${file.slice(STATIC.length)}`, assets: [] };
  const to = file.startsWith(DOWNLOADS) ? file.slice(CONTENT.length) : hashedName(file, bytes);
  return { address: `/${to}`, assets: [{ from: file, to }] };
}

function written(file: string, content: string): { address: string; assets: Asset[] } {
  const to = hashedName(file, content);
  return { address: `/${to}`, assets: [{ content, to }] };
}

/** `content/en/images/tree.svg` → `assets/tree-1a2b3c4d.svg`; characters that would need encoding are dropped. */
function hashedName(file: string, content: Buffer | string): string {
  const { ext } = path.posix.parse(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return `assets/${plainName(file)}-${hash}${ext.toLowerCase()}`;
}
