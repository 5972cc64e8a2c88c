import fs from 'node:fs/promises';
import path from 'node:path';
import { DARK_KEY, type OfflineFigure } from '../../model/offlineSite';
import { contentTypeOf, extensionOf } from '../../site/hostRules';

/** Figures for the offline file, and the addresses of missing ones. */
export interface ReadFigures {
  figures: Record<string, OfflineFigure>;
  missing: string[];
}

const DARK_NAME = /^(.*)-dark(-[^-]+)$/;

/** Reads the figures of the pages, keyed by address. */
export async function readFigures(publicDir: string, addresses: readonly string[]): Promise<ReadFigures> {
  const texts = new Map<string, string>();
  const missing: string[] = [];
  for (const address of [...new Set(addresses)].sort()) {
    const file = path.join(publicDir, decodeURI(address));
    const bytes = await fs.readFile(file).catch(() => null);
    if (!bytes) missing.push(address);
    else if (extensionOf(address) === 'svg') texts.set(address, bytes.toString());
    else texts.set(address, `data:${contentTypeOf(address)};base64,${bytes.toString('base64')}`);
  }
  return { figures: pairForms(texts), missing };
}

/** Reduces each dark variant to its difference from the light one. */
export function pairForms(texts: ReadonlyMap<string, string>): Record<string, OfflineFigure> {
  const figures: Record<string, OfflineFigure> = Object.fromEntries(texts);
  for (const [dark, text] of texts) {
    const [, name] = DARK_NAME.exec(dark) ?? [];
    if (name === undefined) continue;
    for (const [light, lightText] of texts) {
      if (!light.startsWith(`${name}-`) || DARK_NAME.test(light)) continue;
      const at = insertion(lightText, text);
      if (at === undefined || typeof figures[light] !== 'string') continue;
      figures[light] = [lightText, at, text.slice(at, at + text.length - lightText.length)];
      figures[dark] = DARK_KEY + light;
      break;
    }
  }
  return figures;
}

/** Index of the single insertion that turns the shorter text into the longer one; undefined if they differ otherwise. */
function insertion(shorter: string, longer: string): number | undefined {
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  return longer.length > shorter.length && longer.endsWith(shorter.slice(at)) ? at : undefined;
}
