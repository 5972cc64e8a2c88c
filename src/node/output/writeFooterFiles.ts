import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../site/settings';
import { iconSprite } from './iconSprite';
import { qrSvg } from './qrCodes';

/** Write the pictures that footer and popup refer to: `icons.svg` and `qr/<name>.svg`. */
export async function writeFooterFiles(publicDirectory: string): Promise<void> {
  const qrDirectory = path.join(publicDirectory, 'qr');
  await mkdir(qrDirectory, { recursive: true });
  const codes = Object.entries(settings.qr).map(([name, address]) =>
    writeFile(path.join(qrDirectory, `${name}.svg`), qrSvg(address)),
  );
  await Promise.all([...codes, writeFile(path.join(publicDirectory, 'icons.svg'), iconSprite())]);
}
