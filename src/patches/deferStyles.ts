/**
 * Changes: rules for pointer, print, forced colors and motion move from the app's first style sheet to its later one.
 * Why: a page waits for 460 bytes of styles less.
 * Written for: gatsby 5.16.1. Anchor: the names of the app's sheets, which `appChunks.ts` groups; a missing one throws.
 * Remove: delete this file and its line in `index.ts`.
 */
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import type { Compilation, Compiler } from 'webpack';
import { APP, LATER } from './appChunks';

/** Media conditions that do not apply to the first paint: print, forced colors, motion. */
const SPECIAL_MEDIA = /\b(?:print|forced-colors|prefers-reduced-motion|scripting)\b/;
/** Selectors of states that need the pointer, an interaction or the app, or that apply without scripts only. */
const LATER_SELECTOR =
  /:hover|\S:focus-visible|:has\(.*:focus|\[data-(?:open|hidden|sidebar=|state)|^html:not\(\[data-theme\]\)/;

/** Moves the rules in the bundle, before it is minified and named by its content. */
export class DeferStylesPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    const tap = { name: deferStyles.name, stage };
    const source = (css: string) => new webpack.sources.RawSource(css);
    hooks.thisCompilation.tap(tap, (compilation) => {
      compilation.hooks.processAssets.tap(tap, () => {
        const [first, later] = [sheetOf(compilation, APP), sheetOf(compilation, LATER)];
        const { now, deferred } = deferStyles(first.css);
        compilation.updateAsset(first.name, source(now));
        compilation.updateAsset(later.name, source(`${deferred}\n${later.css}`));
      });
    });
  }
}

function sheetOf(compilation: Compilation, chunk: string): { name: string; css: string } {
  const name = [...(compilation.namedChunks.get(chunk)?.files ?? [])].find((file) => file.endsWith('.css'));
  const asset = name === undefined ? undefined : compilation.getAsset(name);
  if (!asset) throw new Error(`The bundle "${chunk}" has no style sheet; see deferStyles.ts.`);
  return { name: asset.name, css: asset.source.source().toString() };
}

/**
 * Splits off the rules of a style sheet that never apply to the first paint. They keep their order and must be loaded
 * after the others.
 */
export function deferStyles(css: string): { now: string; deferred: string } {
  const now = postcss.parse(css);
  const deferred = now.clone();
  keep(now, (rule) => !isDeferred(rule));
  keep(deferred, isDeferred);
  return { now: now.toString(), deferred: deferred.toString() };
}

function isDeferred(rule: Rule): boolean {
  return rule.selectors.every((selector) => LATER_SELECTOR.test(selector)) || isSpecial(rule.parent);
}

function isSpecial(parent: Container['parent']): boolean {
  if (parent?.type !== 'atrule') return false;
  const { name, params, parent: outer } = parent as AtRule;
  return (name === 'media' && SPECIAL_MEDIA.test(params)) || isSpecial(outer);
}

/** Keeps the matching rules with their enclosing at-rules. */
function keep(container: Container, passes: (rule: Rule) => boolean): void {
  container.walkRules((rule) => {
    if (!passes(rule)) rule.remove();
  });
  container.walkComments((comment) => {
    comment.remove();
  });
  // From the inside out, as at-rules may be nested.
  const conditions: AtRule[] = [];
  container.walkAtRules((rule) => {
    if (rule.nodes) conditions.unshift(rule);
  });
  for (const condition of conditions) if (condition.nodes?.length === 0) condition.remove();
}
