import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** Conditions that no reader meets while a page appears: on paper, in colours of their own, while something moves. */
const SPECIAL_MEDIA = /\b(?:print|forced-colors|prefers-reduced-motion|scripting)\b/;
/** What shows under the pointer, once the app or its reader did something, or where the early script did not run. */
const LATER_SELECTOR =
  /:hover|\S:focus-visible|:has\(.*:focus|\[data-(?:open|hidden|sidebar=|state)|^html:not\(\[data-theme\]\)/;

/**
 * Takes out of a style sheet what never shows at first sight, whatever part it belongs to. The rules taken out keep
 * their order; they are to come after the others.
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

/** Keeps the rules that pass, and the conditions around them. */
function keep(container: Container, passes: (rule: Rule) => boolean): void {
  container.walkRules((rule) => {
    if (!passes(rule)) rule.remove();
  });
  container.walkComments((comment) => {
    comment.remove();
  });
  // From the inside out, as a condition may stand in another.
  const conditions: AtRule[] = [];
  container.walkAtRules((rule) => {
    if (rule.nodes) conditions.unshift(rule);
  });
  for (const condition of conditions) if (condition.nodes?.length === 0) condition.remove();
}
