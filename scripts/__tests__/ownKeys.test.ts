import { ownKeys } from '../lint/ownKeys.mjs';
import { lintSample } from './lintSample';

const GIVEN = `export {};
declare const name: string;
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

test('the lint rule reports names from content in records that have a prototype, and no other keys', () => {
  // All samples share a program, which takes long to make.
  const lines = [...GIVEN, ...REPORTED, ...ACCEPTED];
  const messages = lintSample(lines.join('\n'), ownKeys);
  expect(messages.map(({ line }) => lines[line - 1])).toEqual(REPORTED);
});
