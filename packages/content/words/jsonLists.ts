import { z } from 'zod';
import { HOUSE_RULES, anyJson, type ContentProblem, LEFT_OUT, readJson, report } from '@idmp/model';
import { CONTENT_DIR } from '@idmp/files';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** Optional file with the house rules of the content, relative to the project. */
export const HOUSE_RULES_FILE = `${CONTENT_DIR}/house-rules.json`;

/** Parses the names of the house rules that are switched on. */
export function readHouseRules(json: string): ReadList<string> {
  return readJsonList(HOUSE_RULES_FILE, json, z.enum(HOUSE_RULES), '"no-description"');
}

/** Entries read from a JSON list: the valid ones, and a problem for each fault. */
export interface ReadList<Entry> {
  entries: Entry[];
  /** Line of an entry. */
  lineOf: (index: number) => number;
  problems: ContentProblem[];
}

/** A regular expression in a list; one that matches the empty text would match everywhere. */
export const expression = z.string().refine(findsText, 'is not a regular expression that finds a text');

function findsText(source: string): boolean {
  try {
    return !new RegExp(source, 'u').test('');
  } catch {
    return false;
  }
}

/** Validates a JSON list entry by entry, so that one malformed entry does not discard the others. */
export function readJsonList<Entry>(
  file: string,
  json: string,
  schema: z.ZodType<Entry>,
  /** How an entry is written. */
  example: string,
): ReadList<Entry> {
  const failed = (line: number, code: 'word-list.json' | 'word-list.shape'): ReadList<Entry> => ({
    entries: [],
    lineOf: () => 1,
    problems: [report(code, { file, line }, { example })],
  });
  const places = jsonPlaces(json);
  const parsed = readJson(json, anyJson);
  if (!parsed) return failed(places.errorLine(), 'word-list.json');
  const list = parsed.value;
  if (!Array.isArray(list)) return failed(1, 'word-list.shape');
  const indexes: number[] = [];
  const result: ReadList<Entry> = {
    entries: [],
    lineOf: (index) => places.lineOf([indexes[index] ?? 0]),
    problems: [],
  };
  for (const [index, value] of (list as unknown[]).entries()) {
    const read = schema.safeParse(ofSite(value), { error: reasonOf });
    if (read.success) {
      result.entries.push(read.data);
      indexes.push(index);
    } else
      for (const { path, message } of read.error.issues) {
        const where = path.length > 0 ? ` at "${path.join('.')}"` : '';
        const place = { file, line: places.lineOf([index, ...path]) };
        const values = { entry: index + 1, where, reason: message, example };
        result.problems.push(report('word-list', place, values));
      }
  }
  return result;
}

/** A value without what is in languages that the site leaves out. */
function ofSite(value: unknown): unknown {
  if (LEFT_OUT.length === 0) return value;
  const text = JSON.stringify(value, (key, part: unknown) =>
    LEFT_OUT.some((locale) => locale === key) ? undefined : part,
  );
  return readJson(text, anyJson)?.value;
}

/** What is wrong with a part of an entry, unless the schema says it itself. */
const reasonOf: z.core.$ZodErrorMap = ({ code, input, keys }) =>
  input === undefined
    ? 'is missing'
    : code === 'unrecognized_keys'
      ? `has ${keys.join(', ')}, which nothing reads`
      : 'is of another form';

/** Lines of the values of a JSON text. Parsed on first use only, as the YAML parser is slow. */
function jsonPlaces(json: string): {
  errorLine: () => number;
  lineOf: (path: readonly PropertyKey[]) => number;
} {
  const counter = new LineCounter();
  let parsed: ReturnType<typeof parseDocument> | undefined;
  const document = () => (parsed ??= parseDocument(json, { lineCounter: counter, prettyErrors: false }));
  return {
    errorLine: () => counter.linePos(document().errors[0]?.pos[0] ?? 0).line,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node: unknown = document().getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
      }
      return 1;
    },
  };
}
