import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from '../../model/problem';

/** Entries read from a JSON list: the valid ones, and a problem for each fault. */
export interface ReadList<Entry> {
  entries: Entry[];
  /** Line of each entry. */
  lines: number[];
  problems: ContentProblem[];
}

/** Validates a JSON list entry by entry, so that one malformed entry does not discard the others. */
export function readJsonList<Entry>(
  file: string,
  json: string,
  schema: z.ZodType<Entry>,
  /** Names of the file and of an entry, for messages. */
  { noun, example }: { noun: string; example: string },
): ReadList<Entry> {
  const report = (line: number, message: string, hint: string): ContentProblem => ({
    file,
    line,
    severity: 'error',
    code: 'word-list',
    message,
    hint,
  });
  const counter = new LineCounter();
  const document = parseDocument(json, { lineCounter: counter, prettyErrors: false });
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    const [error] = document.errors;
    const line = error ? counter.linePos(error.pos[0]).line : 1;
    return {
      entries: [],
      lines: [],
      problems: [report(line, `${noun} cannot be read: it is not valid JSON`, 'correct it here or above')],
    };
  }
  if (!Array.isArray(list))
    return {
      entries: [],
      lines: [],
      problems: [report(1, `${noun} cannot be read: it is not a list`, `write [${example}]`)],
    };
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const result: ReadList<Entry> = { entries: [], lines: [], problems: [] };
  for (const [index, value] of (list as unknown[]).entries()) {
    const read = schema.safeParse(value);
    if (read.success) {
      result.entries.push(read.data);
      result.lines.push(lineOf([index]));
    } else
      for (const { path, message } of read.error.issues) {
        const where = path.length > 0 ? ` at "${path.join('.')}"` : '';
        const text = `entry ${index + 1} of ${noun} is malformed${where}: ${message}`;
        result.problems.push(report(lineOf([index, ...path]), text, `write it as ${example}`));
      }
  }
  return result;
}
