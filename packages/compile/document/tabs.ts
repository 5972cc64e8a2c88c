import { report } from '@idmp/model';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import type { CompileContext } from './context';
import { componentName, readAttributes, textAttribute } from './jsxAttributes';
import { isJsx, type JsxElement, type Nodes, textOf } from './mdast';

/** Renders `<Tabs>` as consecutive sections with labels; a script turns them into tabs. */
export function tabsToHast(state: State, node: JsxElement, context: CompileContext): Element {
  const attributes = readAttributes(node, context);
  const labels = labelsOf(attributes.values.get('values'));
  const children: Nodes[] = node.children;
  const items = children.filter(
    (child): child is JsxElement => isJsx(child) && componentName(child, context) === 'TabItem',
  );
  if (items.length === 0) context.problems.push(report('empty-tabs', context.placeOf(node)));
  if (children.some((child) => !items.includes(child as JsxElement) && textOf(child).trim() !== '')) {
    context.problems.push(report('tabs-content', context.placeOf(node)));
  }
  const chosen = textAttribute(attributes, 'defaultValue');
  const seen = new Set<string>();
  const panels = items.map((item) => tabToHast(state, item, { labels, chosen, seen }, context));
  if (chosen !== undefined && !seen.has(chosen))
    context.problems.push(report('tab-value.default', context.placeOf(node), { chosen, known: [...seen] }));
  const [first] = panels;
  if (first && !panels.some(({ properties }) => 'dataDefault' in properties))
    first.properties.dataDefault = '';
  const group = textAttribute(attributes, 'groupId');
  return h('div.tabs', { dataTabs: '', ...(group && { dataGroup: group }) }, panels);
}

interface TabsSetting {
  labels: ReadonlyMap<string, string>;
  chosen?: string;
  /** Values seen so far. */
  seen: Set<string>;
}

function tabToHast(
  state: State,
  item: JsxElement,
  { labels, chosen, seen }: TabsSetting,
  context: CompileContext,
): Element {
  const attributes = readAttributes(item, context);
  const value = textAttribute(attributes, 'value') ?? textAttribute(attributes, 'label');
  if (value === undefined) context.problems.push(report('tab-value.missing', context.placeOf(item)));
  else if (seen.has(value))
    context.problems.push(report('tab-value.twice', context.placeOf(item), { value }));
  seen.add(value ?? '');
  const label = textAttribute(attributes, 'label') ?? labels.get(value ?? '') ?? value ?? '';
  const isDefault = chosen === undefined ? attributes.values.get('default') === true : chosen === value;
  return h('div.tab', { dataValue: value ?? '', ...(isDefault && { dataDefault: '' }) }, [
    h('p.tab-label', { dataEarly: '' }, [label]),
    h('div.tab-panel', state.all(item)),
  ]);
}

/** Labels of `values={[{ label, value }]}`. */
function labelsOf(values: unknown): Map<string, string> {
  const labels = new Map<string, string>();
  if (!Array.isArray(values)) return labels;
  for (const entry of values as unknown[]) {
    const { value, label } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
      value?: unknown;
      label?: unknown;
    };
    if (typeof value === 'string' && typeof label === 'string') labels.set(value, label);
  }
  return labels;
}
