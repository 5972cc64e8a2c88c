import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@idmp/model';
import type { Asset } from '@idmp/content';
import { someElement } from '@idmp/compile';

/** The diagram library, published as files beside the bundle. */
export interface MermaidFiles {
  /** Address of the module to import, without path prefix; empty when no page has a diagram. */
  entry: string;
  assets: Asset[];
}

const ENTRY = 'mermaid.esm.min.mjs';
const CHUNKS = 'chunks/mermaid.esm.min';

/** All hosts send a script type for `.js`, but not for `.mjs`. */
const asJs = (file: string): string => file.replace(/\.mjs$/, '.js');

/** Files of the library, in a folder named by their hash; none if no page has a diagram. */
export async function mermaidFiles(pages: readonly Pick<Page, 'tree'>[]): Promise<MermaidFiles> {
  if (!pages.some(({ tree }) => someElement(tree, ({ properties }) => 'dataMermaid' in properties)))
    return { entry: '', assets: [] };
  const folder = path.join(path.dirname(createRequire(path.resolve('package.json')).resolve('mermaid')));
  const chunks = await fs.readdir(path.join(folder, CHUNKS));
  const names = [ENTRY, ...chunks.map((name) => `${CHUNKS}/${name}`)].filter((name) => name.endsWith('.mjs'));
  const files = await Promise.all(
    names.sort().map(async (name) => ({
      name: asJs(name),
      content: namesAsJs(await fs.readFile(path.join(folder, name), 'utf8')),
    })),
  );
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  const base = `assets/mermaid-${hash.digest('hex').slice(0, 12)}`;
  return {
    entry: `/${base}/${asJs(ENTRY)}`,
    assets: files.map(({ name, content }) => ({ to: `${base}/${name}`, content })),
  };
}

/**
 * Renames the imports of a module.
 * @example namesAsJs('import"./chunks/a.mjs"') // 'import"./chunks/a.js"'
 */
export function namesAsJs(code: string): string {
  return code.replace(/(["'])(\.{1,2}\/[\w./-]+)\.mjs\1/g, '$1$2.js$1');
}
