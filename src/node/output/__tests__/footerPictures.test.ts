import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { create } from 'qrcode';
import { FOOTERS } from '../../../site/footer';
import { iconSprite } from '../iconSprite';
import { qrPng, qrSvg } from '../qrCodes';
import { writeFooterFiles } from '../writeFooterFiles';

/** Dark modules of a drawn code, one string a row. */
function modulesOf(svg: string): string[] {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  const dark = /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';
  for (const [, x, y, run] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(run));
  }
  return rows.map((row) => row.join(''));
}

describe('qrSvg', () => {
  it('renders every module inside a quiet zone of four', () => {
    const text = 'https://www.example.com/contact?from=群';
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const drawn = modulesOf(qrSvg(text));
    expect(drawn).toHaveLength(modules.size + 8);
    expect(drawn.slice(0, 4).join('')).toMatch(/^\.+$/);
    const inner = drawn.slice(4, -4).map((row) => row.slice(4, -4));
    const wanted = Array.from({ length: modules.size }, (_, y) =>
      Array.from({ length: modules.size }, (__, x) => (modules.get(y, x) ? '#' : '.')).join(''),
    );
    expect(inner).toEqual(wanted);
  });
});

describe('qrPng', () => {
  it('renders the same modules as the SVG, twelve pixels each', () => {
    const text = 'https://www.example.com/contact?from=群';
    const png = qrPng(text);
    const side = png.readUInt32BE(16);
    const data = png.indexOf('IDAT');
    const pixels = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    const rows = Array.from({ length: side / 12 }, (_, y) =>
      Array.from({ length: side / 12 }, (__, x) =>
        pixels[y * 12 * (side + 1) + 1 + x * 12] ? '.' : '#',
      ).join(''),
    );
    expect(rows).toEqual(modulesOf(qrSvg(text)));
  });
});

describe('iconSprite', () => {
  it('contains every icon that the footers use', () => {
    const sprite = iconSprite();
    const used = JSON.stringify(FOOTERS).match(/"(?:icon|name)":"(\w+)"/g) ?? [];
    const names = used.map((pair) => pair.split('"')[3]);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !sprite.includes(`<view id="${name}"`))).toEqual([]);
  });

  it('stacks the icons so that each view shows its own', () => {
    expect(iconSprite({ a: '<path d="M0 0"/>', b: '<path d="M1 1"/>' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 48">' +
        '<view id="a" viewBox="0 0 24 24"/><g transform="translate(0 0)"><path d="M0 0"/></g>' +
        '<view id="b" viewBox="0 24 24 24"/><g transform="translate(0 24)"><path d="M1 1"/></g></svg>\n',
    );
  });
});

describe('writeFooterFiles', () => {
  it('writes the sprite and a code for each address', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'footer-'));
    await writeFooterFiles(directory);
    expect(await readdir(directory)).toEqual(['icons.svg', 'qr']);
    expect(await readdir(path.join(directory, 'qr'))).toEqual([
      'technical.png',
      'technical.svg',
      'weChat.png',
      'weChat.svg',
    ]);
    await rm(directory, { recursive: true });
  });
});
