import { mapOutsideFences } from './fences';
import type { Blockquote } from 'mdast';
import { eachNode, replaceNodes, type Container, type Root } from './mdast';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { nearest, report } from '@idmp/model';
import type { CompileContext, ParsedFile } from './context';

const TITLE_AFTER_SPACE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{3,}[a-z][a-z-]*)[ \t]+([^\s[{].*)$/;

/** Wraps an admonition title after a space in brackets: `:::note My title` → `:::note[My title]`. */
export function bracketAdmonitionTitles(text: string): string {
  if (!text.includes(':::')) return text;
  return mapOutsideFences(text, (line) => {
    const [, opening, title] = TITLE_AFTER_SPACE.exec(line) ?? [];
    return opening === undefined || title === undefined
      ? line
      : `${opening}[${escapeBrackets(title.trimEnd())}]`;
  });
}

/** Unbalanced brackets would end the title early. */
function escapeBrackets(title: string): string {
  const balanced = title.replace(/\\.|\[[^[\]]*\]/g, '');
  return /[[\]]/.test(balanced)
    ? title.replace(/\\.|[[\]]/g, (found) => (found.length > 1 ? found : `\\${found}`))
    : title;
}

const ALERT = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** Turns GitHub's alerts, quotes that begin with a line `[!NOTE]`, into admonitions. */
export function alertsToAdmonitions(root: Root): void {
  replaceNodes(root, (node) => {
    const alert = node.type === 'blockquote' ? toAdmonition(node) : undefined;
    return alert && [alert];
  });
}

function toAdmonition({ children, position, data }: Blockquote): Container | undefined {
  const [first, ...rest] = children;
  const [mark, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || mark?.type !== 'text') return undefined;
  const [line = '', kind = ''] = ALERT.exec(mark.value) ?? [];
  const name = kind.toLowerCase();
  if (!ADMONITIONS.includes(name)) return undefined;
  const text = { ...mark, value: mark.value.slice(line.length) };
  const words = [...(text.value === '' ? [] : [text]), ...others];
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: words.length > 0 ? [{ ...first, children: words }, ...rest] : rest,
    position,
    ...(data && { data: { ...data } }),
  };
}

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution'];
/** Containers that style the tables in them. */
const TABLES = ['table-nowrap', 'table-compact', 'table-wide'];
const KNOWN = [...ADMONITIONS, ...TABLES];
const CLOSING_FENCE = /^[\s>]*:{3,}\s*$/;

/** Turns `:::note … :::` into a labelled box and `:::table-compact` into a wrapper. */
export function containerToHast(state: State, node: Container, context: CompileContext): Element {
  if (TABLES.includes(node.name)) return h('div', { className: [node.name] }, state.all(node));
  if (!ADMONITIONS.includes(node.name)) {
    const meant = nearest(node.name, KNOWN);
    context.problems.push(
      report('unknown-admonition', context.placeOf(node), {
        name: node.name,
        meant: meant && `:::${meant}`,
        known: KNOWN,
      }),
    );
    return h('div', state.all(node));
  }
  const [first, ...rest] = node.children;
  const labelled =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
  const kind = context.options.messages[`admonition.${node.name}`] ?? node.name;
  const title = labelled ? state.all(first) : [kind];
  const body = state.all({
    type: 'root',
    children: labelled ? rest : node.children,
  });
  return admonition(node.name, title, body, labelled ? kind : undefined);
}

/** The box of an admonition; an accessible name gives its kind if the title does not. */
export function admonition(
  kind: string,
  title: (ElementContent | string)[],
  body: ElementContent[],
  name?: string,
): Element {
  return h('div', { className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: name }, [
    h('p.admonition-title', title),
    ...body,
  ]);
}

/** Reports unclosed containers. */
export function checkOpenAdmonitions(root: Root, { body, context }: ParsedFile): void {
  const lines = body.split('\n');
  eachNode(root, 'containerDirective', (node) => {
    const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
    if (CLOSING_FENCE.test(last) && node.position?.end.line !== node.position?.start.line) return;
    context.problems.push(report('open-admonition', context.placeOf(node), { name: node.name }));
  });
}
