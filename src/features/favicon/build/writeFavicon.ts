import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeIfChanged } from '@idmp/files';

/** Icon that programs ask for without looking at a page. */
const FILE = 'favicon.ico';
const SOURCE = 'static/favicon.svg';
/** Sides of its pictures in pixels: tabs, tabs on dense screens, shortcuts. */
const SIDES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/** Writes `favicon.ico` from the brand's SVG, unless `static/` has one. */
export async function writeFavicon(publicDir: string, root = '.'): Promise<void> {
  if (existsSync(path.join(root, 'static', FILE))) return;
  const source = path.join(root, SOURCE);
  if (!existsSync(source)) return;
  const pictures = SIDES.map((side) =>
    // The density gives the SVG's lines their full sharpness.
    sharp(source, { density: 72 * side })
      .resize(side, side, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer(),
  );
  await writeIfChanged(path.join(publicDir, FILE), icoFile(await Promise.all(pictures)));
}

/** An ICO file with PNG pictures: header, one entry for each, and their bytes. */
function icoFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(SIDES[index] ?? 0, at);
    header.writeUInt8(SIDES[index] ?? 0, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(BITS_PER_PIXEL, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
