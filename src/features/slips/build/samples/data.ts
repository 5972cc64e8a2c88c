import { parseAllDocuments } from 'yaml';
import { lineAt, type SampleFault } from './sampleFault';

const TOKEN = /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\w.+-]*|true|false|null|[[\]{},:])/y;

/** Checks JSON: standard syntax only. */
export function checkJson(text: string): SampleFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const reason = 'the sample is not valid JSON';
    return { line: lineAt(text, faultOfJson(text)), message: reason, hint: 'correct it here or just above' };
  }
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

/** Checks YAML with one or more documents. */
export function checkYaml(text: string): SampleFault | undefined {
  const [error] = parseAllDocuments(text, { prettyErrors: false }).flatMap(({ errors }) => errors);
  if (!error) return undefined;
  return {
    line: lineAt(text, Math.min(error.pos[0], text.trimEnd().length)),
    message: `the sample is not valid YAML: ${error.message}`,
    hint: 'correct it here or just above',
  };
}
