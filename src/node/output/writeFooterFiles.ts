import path from 'node:path';
import QRCode from 'qrcode';
import { settings } from '../../site/settings';
import { writeIfChanged } from '../files/writeIfChanged';
import { iconSprite } from './iconSprite';

/** The library's quiet zone is the four modules that the standard asks for. */
const QR_OPTIONS = { errorCorrectionLevel: 'M' } as const;
/** Size of a module in the PNG, in pixels. */
const PNG_SCALE = 12;

/** Writes the images of footer and popup: `icons.svg`, `qr/<name>.svg`, and `qr/<name>.png`, which phones can save. */
export async function writeFooterFiles(publicDirectory: string): Promise<void> {
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeIfChanged(path.join(publicDirectory, name), content);
  const codes = Object.entries(settings.qr).flatMap(([name, address]) => [
    QRCode.toString(address, { ...QR_OPTIONS, type: 'svg' }).then((svg) => write(`qr/${name}.svg`, svg)),
    QRCode.toBuffer(address, { ...QR_OPTIONS, scale: PNG_SCALE }).then((png) => write(`qr/${name}.png`, png)),
  ]);
  await Promise.all([...codes, write('icons.svg', iconSprite())]);
}
