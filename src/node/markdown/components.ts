import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { nearest } from '../../model/nearest';
import type { ProblemCode } from '../../model/problem';
import { admonition, ADMONITIONS } from './admonitions';
import { cardsToHast } from './cards';
import { changelog } from './changelog';
import { componentName, importOf, nameInModule } from './componentName';
import type { CompileContext } from './context';
import { gapToHast } from './gap';
import { heroToHast } from './hero';
import { elementToHast } from './htmlElements';
import { readAttributes, textAttribute } from './jsxAttributes';
import type { JsxElement } from './mdast';
import { packagesToHast } from './packages';
import { tabsToHast } from './tabs';
import { windowPlayground } from './windowPlayground';

/** Converts an element to any number of nodes. */
type Render = (state: State, node: JsxElement, context: CompileContext) => ElementContent | ElementContent[];

const COMPONENTS: Record<string, Render> = {
  Tabs: tabsToHast,
  TabItem: outside('TabItem', 'Tabs', 'stray-tab'),
  Hero: heroToHast,
  Cards: cardsToHast,
  Card: outside('Card', 'Cards', 'stray-card', childrenOf),
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
  Changelog: (_state, node, context) => changelog(node, context),
  Gap: gapToHast,
  Area: outside('Area', 'Changelog', 'stray-area'),
  PkgList: (_state, node, context) => packagesToHast(node, context),
  WindowPlayground: (_state, _node, context) => windowPlayground(context.options.messages),
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

/** Is an import a known theme component or address helper? */
export function isKnownImport(source: string): boolean {
  const name = nameInModule(source);
  if (name !== undefined) return Object.hasOwn(COMPONENTS, name);
  return source === 'react' || source.startsWith('@docusaurus/');
}

/** Nodes of a JSX element: a known component, or an HTML element. */
export function jsxToHast(...[state, node, context]: Parameters<Render>): ReturnType<Render> {
  if (node.name === null || node.name === 'React.Fragment') return childrenOf(state, node);
  const name = componentName(node, context);
  const render = name !== undefined && Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (render) return render(state, node, context);
  if (/^[a-z]/.test(node.name) && importOf(node, context) === undefined)
    return elementToHast(state, node, context);
  const from = importOf(node, context);
  if (from === undefined) {
    const meant = nearest(node.name, Object.keys(COMPONENTS));
    context.report.error({
      node,
      code: 'unknown-component',
      message: `unknown component <${node.name}>`,
      hint: meant ? `did you mean <${meant}>?` : `known ones are ${Object.keys(COMPONENTS).join(', ')}`,
    });
  } else {
    context.report.warning({
      node,
      code: 'foreign-component',
      message: `<${node.name}> from "${from}" is not part of this site; only the text inside it is shown`,
      hint: 'write the content itself',
    });
  }
  return childrenOf(state, node);
}

/** Reports a component that belongs directly into another one, and shows what `toHast` makes of its content. */
function outside(
  child: string,
  parent: string,
  code: ProblemCode,
  toHast: typeof childrenOf = () => [],
): Render {
  const hint = `put it directly between <${parent}> and </${parent}>`;
  return (state, node, context) => {
    context.report.error({ node, code, message: `<${child}> is outside <${parent}>`, hint });
    return toHast(state, node);
  };
}

function childrenOf(state: State, node: JsxElement): ElementContent[] {
  return state.all(node);
}
