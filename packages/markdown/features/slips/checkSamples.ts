import { parseAllDocuments } from 'yaml';
import { anyJson, type Finding, readJson } from '@idmp/model';
import type { CompileContext } from '../../compile/context';
import { eachNode, type Root } from '../../compile/mdast';
import { languageOf } from '../../compile/codeBlocks';
import { report } from './problems';

/** Position of the first syntax error of a sample and what is wrong; undefined for a sound one. */
type Check = (text: string) => (Finding<'sample.json' | 'sample.yaml'> & { at: number }) | undefined;

const CHECKS = new Map<string, Check>([
  ['json', checkJson],
  ['yaml', checkYaml],
  ['yml', checkYaml],
]);

const TOKEN = /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\w.+-]*|true|false|null|[[\]{},:])/y;

/** Reports code blocks in JSON or YAML that do not parse. */
export function checkSamples(root: Root, context: CompileContext): void {
  eachNode(root, 'code', (node) => {
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
