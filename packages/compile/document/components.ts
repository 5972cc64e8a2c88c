import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { nearest, ownValue, report } from '@idmp/model';
import { admonition, ADMONITIONS } from './admonitions';
import { cardsToHast } from './cards';
import type { CompileContext } from './context';
import { componentName, importOf, nameInModule } from './jsxAttributes';
import { markdownExtensions, type Render } from './context';
import { elementToHast } from './htmlElements';
import { readAttributes, textAttribute } from './jsxAttributes';
import type { JsxElement } from './mdast';
import { outside } from './jsxAttributes';

/** Components of every site; features add more. */
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
function componentsByName(): Readonly<Record<string, Render>> {
  const added = markdownExtensions.all().map(({ components }) => components ?? {});
  return Object.assign({}, OWN_COMPONENTS, ...added) as Record<string, Render>;
}

/** Is an import a known theme component or address helper? */
export function isKnownImport(source: string): boolean {
  const name = nameInModule(source);
  if (name !== undefined) return Object.hasOwn(componentsByName(), name);
  return source === 'react' || source.startsWith('@docusaurus/');
}

/** Whether an element is a component of the site. */
export function isOwnComponent(node: JsxElement, context: CompileContext): boolean {
  return Object.hasOwn(componentsByName(), componentName(node, context) ?? '');
}

/** Nodes of a JSX element: a known component, or an HTML element. */
export function jsxToHast(...[state, node, context]: Parameters<Render>): ReturnType<Render> {
  if (node.name === null || node.name === 'React.Fragment') return childrenOf(state, node);
  const name = componentName(node, context);
  const components = componentsByName();
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
