import type { InlineCode } from 'mdast';
import { parseAllDocuments } from 'yaml';
import { anyJson, type Finding, readJson } from '@idmp/model';
import { type CompileContext, eachNode, type Code, type Root, languageOf } from '@idmp/compile';
import { report } from './problems';
import type { MarkdownFeature } from '@idmp/content';
import { checkSlips, checkIndents, checkStructure } from './markdownSlips';

/** Position of the first syntax error of a sample and what is wrong; undefined for a sound one. */
type Check = (text: string) => (Finding<'sample.json' | 'sample.yaml'> & { at: number }) | undefined;

const CHECKS = new Map<string, Check>([
  ['json', checkJson],
  ['yaml', checkYaml],
  ['yml', checkYaml],
]);

const TOKEN = /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\w.+-]*|true|false|null|[[\]{},:])/y;

/** Signs that nobody sees and every copy contains, and dashes in the place of the hyphens of an option. */
const WRONG_SIGN = /[\u00A0\u00AD\u200B\u200C\u2060\uFEFF\p{Bidi_Control}]|(?<=^|\s)[–—](?=[–—]?[A-Za-z])/u;

/** Reports code with wrong signs, and code blocks in JSON or YAML that do not parse. */
function checkSamples(root: Root, context: CompileContext): void {
  const checkSigns = (node: Code | InlineCode, first: number): void => {
    for (const [index, text] of node.value.split('\n').entries()) {
      const sign = WRONG_SIGN.exec(text)?.[0];
      if (sign === undefined) continue;
      const line = (node.position?.start.line ?? 1) + first + index;
      const place = context.placeOf({ position: { start: { line } }, data: node.data });
      const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      context.problems.push(report('code-sign', place, { code: `U+${code}` }));
    }
  };
  eachNode(root, 'inlineCode', (node) => checkSigns(node, 0));
  eachNode(root, 'code', (node) => {
    checkSigns(node, 1);
    const fault = CHECKS.get(languageOf(node))?.(node.value);
    if (!fault) return;
    const line = (node.position?.start.line ?? 1) + node.value.slice(0, fault.at).split('\n').length;
    const place = context.placeOf({ position: { start: { line } }, data: node.data });
    context.problems.push(report(fault.code, place, fault.values));
  });
}

/** Standard syntax only. */
function checkJson(text: string): ReturnType<Check> {
  if (readJson(text, anyJson)) return undefined;
  return { at: faultOfJson(text), code: 'sample.json' };
}

/** Position of the syntax error: the end of the longest valid prefix. */
function faultOfJson(text: string): number {
  const closing: string[] = [];
  let before = '';
  TOKEN.lastIndex = 0;
  for (let start = 0; ; start = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[0].trim();
    if (token === undefined) {
      const rest = text.slice(start);
      return Math.min(text.length - 1, text.length - rest.trimStart().length);
    }
    if (token === '{' || token === '[') closing.push(token === '{' ? '}' : ']');
    const isValue = !/^[\]},:]$/.test(token);
    const wantsValue = /^(?:|[[{,:])$/.test(before);
    const isEmpty = (before === '{' && token === '}') || (before === '[' && token === ']');
    const closes = token === '}' || token === ']';
    const wrong = isValue ? !wantsValue : wantsValue && !isEmpty;
    if (wrong || (closes && closing.pop() !== token)) return TOKEN.lastIndex - 1;
    before = token;
  }
}

/** One or more documents. */
function checkYaml(text: string): ReturnType<Check> {
  const [error] = parseAllDocuments(text, { prettyErrors: false }).flatMap(({ errors }) => errors);
  return error && { at: Math.min(error.pos[0], text.trimEnd().length), code: 'sample.yaml' };
}

/** Slips of writers that are valid Markdown: markup that is shown as text, and code that fails when it is copied. */
export const slips = {
  name: 'slips',
  problems: report,
  markdown: {
    checkSource(root, source, file, context) {
      checkSlips(root, source, file, context);
      checkIndents(source, file, context);
    },
    check(root, context) {
      checkStructure(root, context);
      checkSamples(root, context);
    },
  },
} satisfies MarkdownFeature;
