import { formatProblem } from '@idmp/model';
import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument, stringify, type Document } from 'yaml';
import { splitFrontmatter } from '../compile/frontmatter';
import { RefusedChange } from './changeContent';

/** New values of front matter fields; `undefined` removes a field. */
export type FieldChanges = Readonly<Record<string, unknown>>;

/** A document as it lies in its file: the text with `\n` as line ends, and how to write another text in its form. */
export interface EditableText {
  text: string;
  write: (text: string) => string;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** As little as possible of what a writer wrote is laid out in another way. */
const LAYOUT = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Decodes a document for a change that keeps its byte order mark and its line ends. */
export function readEditable(file: string, bytes: Uint8Array): EditableText {
  let whole: string;
  try {
    whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RefusedChange(`${file} is not UTF-8 text: save it with the encoding UTF-8`);
  }
  const mark = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const end = /\r\n?/.exec(whole)?.[0] ?? '\n';
  return {
    text: whole.slice(mark.length).replace(/\r\n?/g, '\n'),
    write: (text) => mark + text.replaceAll('\n', end),
  };
}

/**
 * Changes fields of the front matter; comments, order and all other fields stay. A file without front matter gets one.
 * Throws a `RefusedChange` for front matter that cannot be read.
 */
export function withFields(file: string, text: string, changes: FieldChanges): string {
  const { problems, span } = splitFrontmatter(file, text);
  const [problem] = problems;
  if (problem) throw new RefusedChange(formatProblem(problem));
  const yaml = span ? text.slice(...span) : '';
  try {
    const wanted = withChanges(fieldsOf(yaml), changes);
    for (const changed of candidates(yaml, changes)) {
      const result = span
        ? text.slice(0, span[0]) + changed + text.slice(span[1])
        : `---\n${changed}---\n\n${text.replace(/^\n+/, '')}`;
      const after = splitFrontmatter(file, result);
      if (after.problems.length > 0 || !after.span) continue;
      if (isDeepStrictEqual(fieldsOf(result.slice(...after.span)), wanted)) return result;
    }
  } catch {
    // The YAML library cannot expand or print what was written.
  }
  throw new RefusedChange(
    `${file}: the front matter cannot be changed, write one "name: value" on each line`,
  );
}

/** The YAML with the changes: as little as possible is rewritten, if the result is right. */
function* candidates(yaml: string, changes: FieldChanges): Generator<string> {
  const document = parseDocument(yaml);
  const added = Object.entries(changes).filter(([name, value]) => value !== undefined && !document.has(name));
  if (added.length === Object.keys(changes).length)
    yield yaml + added.map(([name, value]) => fieldLine(name, value)).join('');
  for (const [name, value] of Object.entries(changes)) setField(document, name, value);
  if (document.errors.length === 0) yield document.toString(LAYOUT).replace(/\n?$/, '\n');
}

const fieldLine = (name: string, value: unknown): string =>
  `${name}: ${stringify(value, { ...LAYOUT, collectionStyle: 'flow' }).trimEnd()}\n`;

/** Items of a list that stay keep their place and comments. */
function setField(document: Document.Parsed, name: string, value: unknown): void {
  const node: unknown = document.get(name, true);
  if (value === undefined) document.delete(name);
  else if (isSeq(node) && Array.isArray(value)) {
    const items = value as unknown[];
    const before = node.toJSON();
    for (const [index, item] of [...before.entries()].reverse())
      if (!items.includes(item)) node.delete(index);
    for (const item of items) if (!before.includes(item)) node.add(document.createNode(item));
  } else document.set(name, value);
}

function fieldsOf(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml);
  return isMap(document.contents) ? (document.toJS() as Record<string, unknown>) : {};
}

function withChanges(fields: Record<string, unknown>, changes: FieldChanges): Record<string, unknown> {
  const entries = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
