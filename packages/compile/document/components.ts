import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { nearest, ownValue, report } from '@idmp/model';
import { admonition, ADMONITIONS } from './admonitions';
import { cardsToHast } from './cards';
import type { CompileContext, Render } from './context';
import {
  componentName,
  importOf,
  nameInModule,
  readAttributes,
  textAttribute,
  outside,
} from './jsxAttributes';
import { gapToHast } from './gap';
import { elementToHast } from './htmlElements';
import type { JsxElement } from './mdast';
import { tabsToHast } from './tabs';

/** Components of every site, beside those of its dialect. */
const OWN_COMPONENTS: Readonly<Record<string, Render>> = {
  Cards: cardsToHast,
  Card: outside('Card', 'Cards', childrenOf),
  DocCardList(_state, node, context) {
    const attributes = readAttributes(node, context);
    const of = textAttribute(attributes, 'of');
    const limit = Number(textAttribute(attributes, 'limit'));
    const place = {
      type: 'cards' as const,
      ...(of !== undefined && { of }),
      ...(limit > 0 && { limit }),
      ...context.placeOf(node),
    };
    return { type: 'place', place };
  },
  Gap: gapToHast,
  Tabs: tabsToHast,
  TabItem: outside('TabItem', 'Tabs'),
  Admonition(state, node, context) {
    const attributes = readAttributes(node, context);
    const type = textAttribute(attributes, 'type') ?? 'note';
    const kind = ADMONITIONS.includes(type) ? type : 'note';
    const name = context.options.messages[`admonition.${kind}`] ?? kind;
    const title = textAttribute(attributes, 'title');
    return admonition(kind, [title ?? name], childrenOf(state, node), title && name);
  },
  Details(state, node, context) {
    const summary =
      textAttribute(readAttributes(node, context), 'summary') ??
      context.options.messages['details.summary'] ??
      '';
    return h('details', [h('summary', [summary]), ...childrenOf(state, node)]);
  },
};

/** All components by name. */
const componentsOf = ({ options }: CompileContext): Readonly<Record<string, Render>> => ({
  ...OWN_COMPONENTS,
  ...options.components,
});

/** Is an import a known theme component or address helper? */
export function isKnownImport(source: string, context: CompileContext): boolean {
  const name = nameInModule(source);
  if (name !== undefined) return Object.hasOwn(componentsOf(context), name);
  return source === 'react' || source.startsWith('@docusaurus/');
}

/** Whether an element is a component of the site. */
export function isOwnComponent(node: JsxElement, context: CompileContext): boolean {
  return Object.hasOwn(componentsOf(context), componentName(node, context) ?? '');
}

/** Whether React renders an element, which then stands in a sentence as it is written. */
export function isMdxElement(node: JsxElement, context: CompileContext): boolean {
  return 'isMdx' in (ownValue(componentsOf(context), componentName(node, context) ?? '') ?? {});
}

/** Nodes of a JSX element: a known component, or an HTML element. */
export function jsxToHast(...[state, node, context]: Parameters<Render>): ReturnType<Render> {
  if (node.name === null || node.name === 'React.Fragment') return childrenOf(state, node);
  const name = componentName(node, context);
  const components = componentsOf(context);
  const render = name !== undefined ? ownValue(components, name) : undefined;
  if (render) return render(state, node, context);
  if (/^[a-z]/.test(node.name) && importOf(node, context) === undefined)
    return elementToHast(state, node, context);
  const from = importOf(node, context);
  if (from === undefined) {
    const known = Object.keys(components);
    const meant = nearest(node.name, known);
    const values = { element: node.name, meant: meant && `<${meant}>`, known };
    context.problems.push(report('unknown-component', context.placeOf(node), values));
  } else {
    context.problems.push(
      report('foreign-component.element', context.placeOf(node), { element: node.name, from }),
    );
  }
  return childrenOf(state, node);
}

function childrenOf(state: State, node: JsxElement): ElementContent[] {
  return state.all(node);
}
