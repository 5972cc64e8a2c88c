/**
 * Changes: the app's style sheet is split by the names of the source files, one file per kind.
 * Why: a page waits for 2.6 KB of styles instead of 5.6 KB.
 * Written for: mini-css-extract-plugin 1 in gatsby 5.16.1. Anchor: the module type `css/mini-extract`; a missing sheet throws.
 * Remove: delete this file and its line in `index.ts`; pages then link one sheet.
 */
import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { BLOCK_SHEETS, sheetKind, type SheetKind } from '../../../model/styleSheet';
import { deferStyles } from './deferStyles';

/** Chunk with the styles that every page links. */
const APP = 'app';
/** Module type of mini-css-extract-plugin. */
const STYLES = 'css/mini-extract';

interface StyleModule extends Module {
  content: string | Buffer;
}

/**
 * Splits the app's style sheet into three kinds: rules for the first paint of all pages, rules for the first paint of
 * pages with certain blocks, and rules that can load after the page.
 */
export class SplitStylesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages } = compiler.webpack;
    // Before minification, and before names get their content hashes.
    const when = { name: SplitStylesPlugin.name, stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS };
    compiler.hooks.thisCompilation.tap(SplitStylesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(when, () => splitSheet(compilation, compiler));
    });
  }
}

function splitSheet(compilation: Compilation, { webpack, options }: Compiler): void {
  const chunk = compilation.namedChunks.get(APP);
  const name = [...(chunk?.files ?? [])].find((file) => file.endsWith('.css'));
  const asset = name === undefined ? undefined : compilation.getAsset(name);
  if (!chunk || !asset) throw new Error(`The bundle "${APP}" has no style sheet to split.`);
  const parts = partsOf(stylesOf(compilation, chunk), asset.source.source().toString());
  const source = (css: string) => new webpack.sources.RawSource(css);
  compilation.updateAsset(asset.name, source(parts.first));
  for (const kind of [...BLOCK_SHEETS, 'later'] as const) {
    // Each gets a placeholder hash, which webpack finally replaces with its content hash.
    const hash = createHash('sha256')
      .update(asset.name + kind)
      .digest('hex')
      .slice(0, options.output.hashDigestLength);
    const file = `${APP}.${kind}.${hash}.css`;
    compilation.emitAsset(file, source(parts[kind]), { ...asset.info, contenthash: hash });
    chunk.files.add(file);
  }
}

const stylesOf = (compilation: Compilation, chunk: Chunk): StyleModule[] =>
  [...compilation.chunkGraph.getChunkModulesIterable(chunk)].filter(
    (module): module is StyleModule => module.type === STYLES,
  );

/** Groups the sources of style modules by kind, in their order in the sheet. */
function partsOf(modules: readonly StyleModule[], sheet: string): Record<SheetKind, string> {
  const parts = { first: '', blocks: '', windows: '', landing: '', later: '' };
  const texts = modules.map((module) => {
    const text = module.content.toString();
    const file = module.nameForCondition() ?? '';
    const place = sheet.indexOf(text);
    if (place < 0) throw new Error(`The styles of ${file} are not in the sheet of the bundle "${APP}".`);
    return { kind: sheetKind(file), place, text };
  });
  for (const { kind, text } of texts.sort((a, b) => a.place - b.place)) {
    if (kind !== 'first') parts[kind] += `${text}\n`;
    else {
      const { now, deferred } = deferStyles(text);
      parts.first += `${now}\n`;
      parts.later += `${deferred}\n`;
    }
  }
  return parts;
}
