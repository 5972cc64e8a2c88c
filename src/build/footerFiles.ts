import fs from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FooterIcon } from '../settings/footer';
import { svgShapes } from '@idmp/compile';
import QRCode from 'qrcode';
import { memoizeUntilFailure } from '@idmp/model';
import { settings } from '../settings/settings';
import { writeIfChanged } from '@idmp/files';

/** Size of an icon in the sprite. */
const SIDE = 24;

/** Reads a brand's outline from its own file, as the packages' entry points would load thousands of icons. */
function brand(name: string): string {
  const file = path.resolve('node_modules/simple-icons/icons', `${name}.svg`);
  const outline = svgShapes(fs.readFileSync(file, 'utf8')).find(({ tagName }) => tagName === 'path');
  if (!outline) throw new Error(`${file} contains no outline`);
  const white = { ...outline, properties: { fill: '#fff', ...outline.properties } };
  return toHtml(white, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true });
}

const line = (icon: typeof Mail): string =>
  renderToStaticMarkup(createElement(icon, { color: '#fff', size: SIDE }));

const LINKEDIN =
  '<path fill="#fff" fill-rule="evenodd" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z' +
  'M6 10v8h2.6v-8zM7.3 5.8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3zM11 10v8h2.6v-4.3c0-2.2 2.8-2.2 2.8 0V18H19v-5c0-3.6-4-4.2-5.4-2v-1z"/>';

/** A seal with a tick, which is no mark of those who certify. */
const CERTIFICATE =
  '<path fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="M12 2.5l2.3 1.9 3-.2.8 2.9 2.5 1.6-1.1 2.8 1.1 2.8-2.5 1.6-.8 2.9-3-.2L12 20.5l-2.3-1.9-3 .2-.8-2.9-2.5-1.6 1.1-2.8-1.1-2.8 2.5-1.6.8-2.9 3 .2zM8.5 11.7l2.5 2.5 4.6-5"/>';

const readPictures = (): Record<FooterIcon, string> => ({
  weChat: brand('wechat'),
  weibo: brand('sinaweibo'),
  github: brand('github'),
  technical: line(Users),
  linkedin: LINKEDIN,
  stackOverflow: brand('stackoverflow'),
  zhihu: brand('zhihu'),
  discord: brand('discord'),
  twitter: brand('x'),
  youtube: brand('youtube'),
  subscribe: line(Mail),
  contactSales: line(Handshake),
  certificate: CERTIFICATE,
});

/** All icons of the footer in one SVG file; `icons.svg#github` shows one of them. */
export function iconSprite(pictures: Readonly<Record<string, string>> = readPictures()): string {
  const entries = Object.entries(pictures);
  const cells = entries.map(([name, markup], row) => {
    const y = row * SIDE;
    return `<view id="${name}" viewBox="0 ${y} ${SIDE} ${SIDE}"/><g transform="translate(0 ${y})">${markup}</g>`;
  });
  const height = entries.length * SIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}">${cells.join('')}</svg>\n`;
}

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
