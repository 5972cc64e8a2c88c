import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** Media conditions that do not apply to the first paint: print, forced colors, motion. */
const SPECIAL_MEDIA = /\b(?:print|forced-colors|prefers-reduced-motion|scripting)\b/;
/** Selectors of states that need the pointer, an interaction or the app, or that apply without scripts only. */
const LATER_SELECTOR =
  /:hover|\S:focus-visible|:has\(.*:focus|\[data-(?:open|hidden|sidebar=|state)|^html:not\(\[data-theme\]\)/;

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
