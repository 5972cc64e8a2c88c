import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dependencies } from '../../../../package.json';
import { SOCIAL_IMAGES_PATH, socialImageAddress } from '../model/socialImageAddress';
import { FILES_AT_ONCE, mapLimited, writeWhole } from '@idmp/files';
import { missingCharacters, readFontFaces } from './fontFaces';
import { ICON, SocialImageDrawer, TOKENS, type SocialImage } from './socialImage';

/** Images by the hash of content and design; below the folder that Gatsby does not empty. */
const CACHE_DIR = '.cache/compiled/social-images';
const DESIGN_FILES = ['src/features/social-images/build/socialImage.ts', TOKENS, ICON];
/** The renderer uses threads of its own. */
const AT_ONCE = 2;

/** Draws the images that are not cached; returns the cached file of each. */
export async function drawSocialImages(
  images: readonly SocialImage[],
  cacheDir = CACHE_DIR,
): Promise<string[]> {
  await fs.mkdir(cacheDir, { recursive: true });
  const design = await designHash();
  const fileOf = ({ title, locale }: SocialImage): string =>
    path.join(cacheDir, `${sha1([title, locale, design])}.png`);
  const absent = new Map(images.map((image) => [fileOf(image), image]));
  for (const name of await fs.readdir(cacheDir)) absent.delete(path.join(cacheDir, name));
  if (absent.size > 0) {
    const drawer = await SocialImageDrawer.create();
    await mapLimited([...absent], AT_ONCE, async ([file, image]) =>
      writeWhole(file, await drawer.draw(image)),
    );
  }
  return images.map(fileOf);
}

export interface SocialImageOptions {
  publicDir: string;
  pages: readonly (SocialImage & { address: string; canonical: string })[];
  warn: (message: string) => void;
  cacheDir?: string;
}

/**
 * Writes the images of all pages, and removes those of former ones; warns if they cannot be drawn. A page with another
 * canonical address uses the image of that page.
 */
export async function writeSocialImages(options: SocialImageOptions): Promise<void> {
  const { publicDir, warn, cacheDir = CACHE_DIR } = options;
  const pages = options.pages.filter(({ address, canonical }) => address === canonical);
  const titles = pages.map(({ title }) => title);
  const missing = missingCharacters(titles.join(''), await readFontFaces());
  for (const title of titles.filter((text) => missing.some((sign) => text.includes(sign))))
    warn(`The font of the preview images does not have all characters of "${title}": ${missing.join(' ')}`);
  const files = await drawSocialImages(pages, cacheDir).catch((error: unknown) => {
    warn(error instanceof Error ? error.message : String(error));
  });
  if (!files) return;
  await fs.rm(path.join(publicDir, SOCIAL_IMAGES_PATH), { recursive: true, force: true });
  await mapLimited([...pages.entries()], FILES_AT_ONCE, async ([index, { address }]) => {
    const target = path.join(publicDir, socialImageAddress(address));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(files[index] ?? '', target);
  });
  const used = new Set(files.map((file) => path.basename(file)));
  const others = (await fs.readdir(cacheDir)).filter((name) => !used.has(name));
  await mapLimited(others, FILES_AT_ONCE, (name) => fs.rm(path.join(cacheDir, name), { force: true }));
}

async function designHash(): Promise<string> {
  const texts = await Promise.all(DESIGN_FILES.map((file) => fs.readFile(file, 'utf8')));
  return sha1([texts, dependencies['@takumi-rs/core'], dependencies['@fontsource-variable/noto-sans-sc']]);
}

const sha1 = (values: unknown): string => createHash('sha1').update(JSON.stringify(values)).digest('hex');
