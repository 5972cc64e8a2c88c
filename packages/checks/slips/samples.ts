import type { InlineCode } from 'mdast';
import { parseAllDocuments } from 'yaml';
import { anyJson, type Finding, readJson, report } from '@idmp/model';
import { atLine, type CompileContext, eachNode, type Code, type Root, languageOf } from '@idmp/compile';

/** Position of the first syntax error of a sample and what is wrong; undefined for a sound one. */
type Check = (text: string) => (Finding<'sample.json' | 'sample.yaml'> & { at: number }) | undefined;

const CHECKS = new Map<string, Check>([
  ['json', checkJson],
  ['yaml', checkYaml],
  ['yml', checkYaml],
]);

const TOKEN = /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\w.+-]*|true|false|null|[[\]{},:])/y;

/** Signs that nobody sees in any text, and behind which a copied command can hide. */
const CONTROL = /[^\P{Cc}\t\n]|[\u2028\u2029]/u;
/** Signs that nobody sees or tells from others and every copy contains: spaces, dashes for the hyphens of an option, minus. */
const WRONG_SIGN =
  /[\u00AD\u200B\u200C\u2060\uFEFF\p{Bidi_Control}]|(?! )\p{Zs}|(?<=^|\s)[–—](?=[–—]?[A-Za-z])|−(?=[\w.])/u;
/** Quotes of a text beside what a command quotes; those of a comment are right. */
const WRONG_QUOTE = /[“”‘’](?=[\w$./~-])|(?<=[\w$./~-])[“”‘’]/;
const COMMENT = /(?:^|\s)(?:#|\/\/|--\s).*$/;
/** A letter of Cyrillic, or a Greek one that looks like a Latin one, in a word with Latin letters. */
const FOREIGN_LETTER =
  /[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν](?:(?<=\p{Script=Latin}\w*.)|(?=\w*\p{Script=Latin}))/u;

/** Reports control characters anywhere in a text. */
export function checkControls(_root: Root, source: string, file: string, context: CompileContext): void {
  for (const [index, line] of source.split('\n').entries()) {
    const sign = CONTROL.exec(line)?.[0];
    if (sign !== undefined)
      context.problems.push(
        report('control-sign', context.placeOf(atLine(index + 1, file)), { code: codeOf(sign) }),
      );
  }
}

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Reports code with wrong signs, and code blocks in JSON or YAML that do not parse. */
export function checkSamples(root: Root, context: CompileContext): void {
  const checkSigns = (node: Code | InlineCode, first: number): void => {
    for (const [index, text] of node.value.split('\n').entries()) {
      const found =
        WRONG_SIGN.exec(text) ?? FOREIGN_LETTER.exec(text) ?? WRONG_QUOTE.exec(text.replace(COMMENT, ''));
      const sign = found?.[0];
      if (sign === undefined) continue;
      const line = (node.position?.start.line ?? 1) + first + index;
      const place = context.placeOf({ position: { start: { line } }, data: node.data });
      context.problems.push(report('code-sign', place, { code: codeOf(sign) }));
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
