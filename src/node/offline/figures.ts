import fs from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, extensionOf } from '../../site/hostRules';

/** Figures for the offline file, and the addresses of missing ones. */
export interface ReadFigures {
  figures: Record<string, string>;
  missing: string[];
}

/** Reads the figures of the pages, keyed by address. */
export async function readFigures(publicDir: string, addresses: readonly string[]): Promise<ReadFigures> {
  const figures: Record<string, string> = {};
  const missing: string[] = [];
  for (const address of [...new Set(addresses)].sort()) {
    const file = path.join(publicDir, decodeURI(address));
    const bytes = await fs.readFile(file).catch(() => null);
    if (!bytes) missing.push(address);
    else if (extensionOf(address) === 'svg') figures[address] = bytes.toString();
    else figures[address] = `data:${contentTypeOf(address)};base64,${bytes.toString('base64')}`;
  }
  return { figures, missing };
}
