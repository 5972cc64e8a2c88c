import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../site/settings';
import { iconSprite } from './iconSprite';
import { qrPng, qrSvg } from './qrCodes';

/** Writes the images of footer and popup: `icons.svg`, `qr/<name>.svg` and `qr/<name>.png`. */
export async function writeFooterFiles(publicDirectory: string): Promise<void> {
  const qrDirectory = path.join(publicDirectory, 'qr');
  await mkdir(qrDirectory, { recursive: true });
  const codes = Object.entries(settings.qr).flatMap(([name, address]) => [
    writeFile(path.join(qrDirectory, `${name}.svg`), qrSvg(address)),
    writeFile(path.join(qrDirectory, `${name}.png`), qrPng(address)),
  ]);
  await Promise.all([...codes, writeFile(path.join(publicDirectory, 'icons.svg'), iconSprite())]);
}
