// `node scripts/typeface.mjs`: cuts the typeface of the pages from its package: the letters of English text and weights of
// 400 to 600, without hints and layout features but kerning. Run it after an update of the package, and look at the pages.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import subsetFont from 'subset-font';

const PACKAGE = 'node_modules/@fontsource-variable/ibm-plex-sans';
const TARGET = 'src/page/document/plex-sans';
/** Every first visit loads it before the text is painted. */
const MAX_BYTES = 13_000;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
/** Han fonts have none of them as wide as a character. */
const SIGNS = '°·×–';

const font = await subsetFont(
  readFileSync(`${PACKAGE}/files/ibm-plex-sans-latin-wght-normal.woff2`),
  ASCII + SIGNS,
  {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: ['kern'],
    // Copyright and licence.
    preserveNameIds: [0, 13, 14],
    noHinting: true,
    dropTables: ['gasp', 'STAT'],
  },
);
if (font.length > MAX_BYTES) {
  console.error(`The typeface would have ${font.length} bytes, more than ${MAX_BYTES}: remove letters.`);
  process.exit(1);
}
writeFileSync(`${TARGET}.woff2`, font);
copyFileSync(`${PACKAGE}/LICENSE`, `${TARGET}.LICENSE.txt`);
console.log(`${TARGET}.woff2: ${font.length} bytes`);
