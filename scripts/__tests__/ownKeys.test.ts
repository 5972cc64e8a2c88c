import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { ownKeys } from '../lint/ownKeys.mjs';

const FILE = 'sample.ts';

const GIVEN = `declare const name: string;
declare const maybe: string | undefined;
declare const side: 'left' | 'right';
declare const at: number;
declare const list: string[];
declare const table: Record<string, string>;
declare const some: Record<string, string> | undefined;
declare function plainRecord<Value>(): Record<string, Value>;
const filled: Record<string, string> = {};
const plain = plainRecord<string>();
const nested = plainRecord<Record<string, string>>();`.split('\n');

const REPORTED = [
  'table[name];',
  "table[name] = 'x';",
  'delete table[name];',
  'name in table;',
  'some?.[name];',
  "table[maybe ?? ''];",
  'nested.a?.[name];',
  'filled[name] = name;',
];

const ACCEPTED = [
  'plain[name] = name;',
  'name in plain;',
  '(nested[name] ??= plainRecord())[name] = name;',
  "table['a'];",
  'table[side];',
  'list[at];',
  'new Map<string, string>().get(name);',
];

/** Lines of a file that the rule reports; all samples share a program, which takes long to make. */
function reportedLines(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const options = { target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === FILE ? ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022) : readFile(file, ...rest);
  const parserOptions = { programs: [ts.createProgram([FILE], options, host)] };
  const messages = new Linter().verify(
    text,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser, parserOptions },
        plugins: { site: { rules: { 'own-keys': ownKeys } } },
        rules: { 'site/own-keys': 'error' },
      },
    ],
    { filename: FILE },
  );
  return messages.map(({ line }) => lines[line - 1] ?? '');
}

test('the lint rule reports names from content in records that have a prototype, and no other keys', () => {
  expect(reportedLines([...GIVEN, ...REPORTED, ...ACCEPTED])).toEqual(REPORTED);
});
