import { crc32, deflateSync } from 'node:zlib';
import { create } from 'qrcode';

/** Width of the quiet zone, in modules. */
const QUIET_ZONE = 4;
/** Size of a module in pixels. */
const PNG_SCALE = 12;
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const BITS_OF_GRAY = 8;
const WHITE = 255;

/** QR code of a text as SVG, with all dark modules in one path. */
export function qrSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => Boolean(modules.get(y, x))),
  );
  const side = size + 2 * QUIET_ZONE;
  const path = rows.map((row, y) => rowPath(row, y + QUIET_ZONE)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** QR code of a text as PNG, which phones can save and recognize. */
export function qrPng(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = (modules.size + 2 * QUIET_ZONE) * PNG_SCALE;
  const moduleAt = (pixel: number): number => Math.floor(pixel / PNG_SCALE) - QUIET_ZONE;
  const isDark = (x: number, y: number): boolean =>
    Math.min(x, y) >= 0 && Math.max(x, y) < modules.size && Boolean(modules.get(y, x));
  // Filter type 0 (none), then one byte per pixel.
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (__, x) => (isDark(moduleAt(x), moduleAt(y)) ? 0 : WHITE)),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = BITS_OF_GRAY;
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Runs of dark modules in a row, each as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return Array.from(
    runs,
    ({ 0: run, index }) => `M${index + QUIET_ZONE} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
