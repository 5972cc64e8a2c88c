import fs from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SpriteName } from '../site/footer';
import { readBrand } from '../files/readBrand';
import { svgShapes } from '../tree/svgShapes';

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

/** Renders a certificate as a disc with two lines of text and a check mark, as the real seals belong to their issuers. */
const seal = (first: string, second: string, color = readBrand().dark): string =>
  `<g fill="#17325f" stroke="${color}"><circle cx="12" cy="12" r="11.3" stroke-width=".9"/>` +
  '<circle cx="12" cy="12" r="9.7" stroke-width=".35" stroke-dasharray=".5 .5"/></g>' +
  '<g fill="#fff" font-family="sans-serif" font-weight="700" text-anchor="middle">' +
  `<text x="12" y="10" font-size="4.8">${first}</text><text x="12" y="15.2" font-size="4.5">${second}</text></g>` +
  `<circle cx="19.9" cy="20" r="3.3" fill="${color}" stroke="#0e131d" stroke-width=".8"/>` +
  '<path d="m18.4 20.1 1.1 1.1 2-2.2" fill="none" stroke="#0e1f3d" stroke-width="1"/>';

const LINKEDIN =
  '<path fill="#fff" fill-rule="evenodd" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z' +
  'M6 10v8h2.6v-8zM7.3 5.8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3zM11 10v8h2.6v-4.3c0-2.2 2.8-2.2 2.8 0V18H19v-5c0-3.6-4-4.2-5.4-2v-1z"/>';

const readPictures = (): Record<SpriteName, string> => ({
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
  soc2: seal('SOC', '2'),
  iso27001: seal('ISO', '27001'),
  iso27017: seal('ISO', '27017'),
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
