import type { CompileContext, Render } from './context';
import type { JsxElement } from './mdast';
import type { ElementContent, Properties } from 'hast';
import type { State } from 'mdast-util-to-hast';
import { report, ownValue, plainRecord } from '@idmp/model';
import { fileNamedBy, literalOf } from './expressions';

/** Modules of the live site, one per language and version, with the same component. */
const PACKAGE_LIST = /\/components\/PkgList\w*\/?$/;

/** Where the site has its components of MDX: `../src/components/mdx/Pricing`. */
const MDX_COMPONENT = /(?:^|\/)components\/mdx\/(\w+)(?:\.[jt]sx?)?$/;

/** Original name of a component: after `import T from '@theme/Tabs'`, `T` is `Tabs`. */
export function componentName(node: JsxElement, context: CompileContext): string | undefined {
  const from = importOf(node, context);
  return from === undefined ? (node.name ?? '') : nameInModule(from);
}

/** The component that an imported module contains, such as `@theme/Tabs` or `/src/components/PkgListEn`. */
export function nameInModule(source: string): string | undefined {
  if (PACKAGE_LIST.test(source)) return 'PkgList';
  return (/^@theme\/(.*)$/.exec(source) ?? MDX_COMPONENT.exec(source))?.[1];
}

/** The module that an element is imported from, if any. */
export function importOf(node: JsxElement, context: CompileContext): string | undefined {
  return context.imports.get(context.placeOf(node).file)?.get(node.name ?? '');
}

/** Reports a component that belongs directly into another one, and shows what `toHast` makes of its content. */
export function outside(
  child: string,
  parent: string,
  toHast: (state: State, node: JsxElement) => ElementContent[] = () => [],
): Render {
  return (state, node, context) => {
    context.problems.push(report('outside', context.placeOf(node), { child, parent }));
    return toHast(state, node);
  };
}

/** Attributes with literal values; other values are reported. */
export interface LiteralAttributes {
  values: Map<string, unknown>;
  /** Attributes that may reference a file with `require`, `useBaseUrl` or an import. */
  files: Map<string, string>;
}

/** Reads the attributes of a JSX element. */
export function readAttributes(node: JsxElement, context: CompileContext): LiteralAttributes {
  const result: LiteralAttributes = { values: new Map(), files: new Map() };
  const imports = context.imports.get(context.placeOf(node).file) ?? new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      context.problems.push(report('attribute.spread', context.placeOf(node), { element: node.name ?? '' }));
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) result.values.set(name, true);
    else if (typeof value === 'string') result.values.set(name, value);
    else if (name === 'style') result.values.set(name, literalOf(value.data?.estree) ?? {});
    else {
      const literal = literalOf(value.data?.estree);
      const file = literal === undefined ? fileNamedBy(value.data?.estree, imports) : undefined;
      if (file !== undefined) result.files.set(name, file);
      else if (literal !== undefined) result.values.set(name, literal);
      else if (!/^on[A-Z]/.test(name) && value.value.trim() !== 'undefined') {
        context.problems.push(
          report('attribute.value', context.placeOf(node), { name, element: node.name ?? '' }),
        );
      }
    }
  }
  return result;
}

/** Attributes that are texts or numbers; others are left out. */
export function propsOf(node: JsxElement): Map<string, string> {
  const props = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const literal = typeof value === 'object' && value !== null ? literalOf(value.data?.estree) : value;
    if (typeof literal === 'string' || typeof literal === 'number') props.set(name, String(literal));
  }
  return props;
}

/** A text attribute; numbers are converted. */
export function textAttribute(attributes: LiteralAttributes, name: string): string | undefined {
  const value = attributes.values.get(name);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** Allowed HTML attributes: lower-case name → name in the tree. */
const HTML_ATTRIBUTES: Record<string, string> = Object.fromEntries(
  'align alt cite colSpan controls dateTime dir headers height id kind label lang loop muted name open playsInline preload reversed role rowSpan scope span srcLang start summary title type vAlign value width'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Filters the attributes for HTML: event handlers and data for scripts are dropped, and only width and height remain of `style`. */
export function htmlProperties(
  node: JsxElement,
  attributes: LiteralAttributes,
  context: CompileContext,
): Properties {
  const properties: Properties = plainRecord();
  for (const [name, value] of attributes.values) {
    const lower = name.toLowerCase();
    const known = ownValue(HTML_ATTRIBUTES, lower);
    const plain =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : undefined;
    if (plain === undefined && name !== 'style') continue;
    if (lower === 'class' || name === 'className')
      properties.className = String(plain).split(/\s+/).filter(Boolean);
    else if (/^aria-[\w-]+$/.test(lower)) properties[lower] = String(plain);
    else if (known) properties[known] = plain;
    else if (name === 'style') Object.assign(properties, sizeOfStyle(value));
    if (name === 'style' || /^(?:on|data-)/i.test(name)) {
      const code = name === 'style' ? 'style-attribute' : 'style-attribute.other';
      context.problems.push(report(code, context.placeOf(node), { name, element: node.name ?? '' }));
    }
  }
  const { id } = properties;
  if (typeof id === 'string' && context.options.site.isShellId(id)) {
    context.problems.push(report('reserved-id', context.placeOf(node), { id }));
    delete properties.id;
  } else if (typeof id === 'string') context.anchors.add(id);
  return properties;
}

/** Width and height from a `style` string or object. */
function sizeOfStyle(style: unknown): Properties {
  const text =
    typeof style === 'string'
      ? style
      : Object.entries(style ?? {})
          .map(([name, value]) => `${name}:${String(value)}`)
          .join(';');
  const size: Properties = plainRecord();
  for (const [, name = '', value = ''] of text.matchAll(
    /(?:^|;)\s*(width|height)\s*:\s*(\d+(?:\.\d+)?(?:px|%)?)\s*(?=;|$)/g,
  ))
    size[name] = value.replace('px', '');
  return size;
}
