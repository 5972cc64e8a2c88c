import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import decompress from 'woff2-encoder/decompress';

const PACKAGED_FONTS = 'node_modules/@fontsource-variable/noto-sans-sc/files';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Unpacks the fonts of a dev dependency, with Latin and Han glyphs, and makes them the only ones of the browser: pages
 * have the same size on every machine, even on one without fonts.
 * @returns variables for the browser's process
 */
export async function installTestFonts(folder: string): Promise<Record<string, string>> {
  const fonts = path.resolve(folder);
  mkdirSync(fonts, { recursive: true });
  for (const name of readdirSync(PACKAGED_FONTS)) {
    // Browsers only support installed fonts in TrueType format.
    const font = await decompress(readFileSync(path.join(PACKAGED_FONTS, name)));
    writeFileSync(path.join(fonts, name.replace('.woff2', '.ttf')), font);
  }
  const config = path.join(fonts, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(path.join(fonts, 'cache'))}</cachedir>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: config };
}
