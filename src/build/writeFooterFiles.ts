import path from 'node:path';
import QRCode from 'qrcode';
import { memoizeUntilFailure } from '@idmp/model';
import { settings } from '../settings/settings';
import { writeIfChanged } from '@idmp/files';
import { iconSprite } from './iconSprite';

/** The library's quiet zone is the four modules that the standard asks for. */
const QR_OPTIONS = { errorCorrectionLevel: 'M' } as const;
/** Size of a module in the PNG, in pixels. */
const PNG_SCALE = 12;

/** QR code of an address as SVG and PNG; encoded once in a process, as `npm run develop` asks at each save. */
const qrCode = memoizeUntilFailure((address: string) =>
  Promise.all([
    QRCode.toString(address, { ...QR_OPTIONS, type: 'svg' }),
    QRCode.toBuffer(address, { ...QR_OPTIONS, scale: PNG_SCALE }),
  ]),
);

/** Writes the images of footer and popup: `icons.svg`, `qr/<name>.svg`, and `qr/<name>.png`, which phones can save. */
export async function writeFooterFiles(publicDirectory: string): Promise<void> {
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeIfChanged(path.join(publicDirectory, name), content);
  const codes = Object.entries(settings.qr).map(async ([name, address]) => {
    const [svg, png] = await qrCode(address);
    await Promise.all([write(`qr/${name}.svg`, svg), write(`qr/${name}.png`, png)]);
  });
  await Promise.all([...codes, write('icons.svg', iconSprite())]);
}
