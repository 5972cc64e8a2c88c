import fs from 'node:fs';
import path from 'node:path';
import { type NodePath, transformSync, type types as t } from '@babel/core';
import { z } from 'zod';
import { RefusedChange } from '@idmp/markdown';
import { ownValue, plainRecord, readJson } from '@idmp/model';

/** A value of a configuration file. */
export type Value =
  string | number | boolean | null | undefined | Unread | Value[] | { [name: string]: Value };

/** What only running the code would tell. */
export class Unread {
  constructor(
    /** Where it is written, `docusaurus.config.js:12`. */
    readonly place: string,
    readonly text: string,
  ) {}
}

/** A file of a site that cannot be read or parsed; the message says where. */
export class SyntaxFault extends RefusedChange {}

interface Module {
  site: string;
  file: string;
  text: string;
  /** How many values led here: names can stand for each other. */
  depth: number;
}

const DEEPEST = 60;
const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];
const EXPORTS = ['module.exports', 'exports.default', 'module.exports.default'];

/** Reads what a file of a site exports, without running it. */
export function readModule(site: string, file: string, depth = 0): Value {
  if (!isOwn(site, file)) throw new SyntaxFault(`${file} is no file of the site`);
  const text = fs.readFileSync(path.join(site, file), 'utf8');
  if (file.endsWith('.json')) {
    const value = readJson(text, (json) => z.json().safeParse(json).data);
    if (value === undefined) throw new SyntaxFault(`${file} cannot be parsed`);
    return value;
  }
  const module = { site, file, text, depth };
  const exported = exportOf(parse(module));
  if (!exported) return undefined;
  const made = meaning(exported);
  return made.isFunction() ? returned(made, module) : evaluate(made, module);
}

function parse({ file, text }: Module): NodePath<t.Program> | undefined {
  let program: NodePath<t.Program> | undefined;
  const visitor = { Program: (found: NodePath<t.Program>) => void (program = found) };
  try {
    transformSync(text, {
      configFile: false,
      babelrc: false,
      code: false,
      sourceType: 'unambiguous',
      parserOpts: { plugins: file.endsWith('ts') ? ['typescript'] : ['typescript', 'jsx'] },
      plugins: [{ visitor }],
    });
    return program;
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    throw new SyntaxFault(`${file}:${loc?.line ?? 1} cannot be parsed`);
  }
}

function exportOf(program: NodePath<t.Program> | undefined): NodePath | undefined {
  let exported: NodePath | undefined;
  for (const statement of program?.get('body') ?? []) {
    if (statement.isExportDefaultDeclaration()) exported = statement.get('declaration');
    const written = statement.isExpressionStatement() ? statement.get('expression') : undefined;
    if (written?.isAssignmentExpression() && EXPORTS.some((name) => written.get('left').matchesPattern(name)))
      exported = written.get('right');
  }
  return exported;
}

/** What an expression stands for: the value or function behind names and notes of types. */
function meaning(node: NodePath, depth = 0): NodePath {
  if (depth > DEEPEST) return node;
  const isTyped = node.isTSAsExpression() || node.isTSSatisfiesExpression() || node.isTSNonNullExpression();
  if (isTyped || node.isAwaitExpression())
    return meaning([node.get(isTyped ? 'expression' : 'argument')].flat()[0] ?? node, depth + 1);
  const binding = node.isIdentifier() ? node.scope.getBinding(node.node.name) : undefined;
  const bound = binding?.constant ? binding.path : undefined;
  if (bound?.isVariableDeclarator() && bound.get('id').isIdentifier()) {
    const value = bound.get('init');
    return value.isExpression() ? meaning(value, depth + 1) : node;
  }
  return bound?.isFunctionDeclaration() || bound?.isImportDefaultSpecifier() ? bound : node;
}

/** What a function returns, if it has one place to do so. */
function returned(made: NodePath<t.Function>, module: Module): Value {
  const body = made.get('body');
  if (body.isExpression()) return evaluate(body, module);
  const found: NodePath<t.ReturnStatement>[] = [];
  made.traverse({
    ReturnStatement: (statement) => void found.push(statement),
    Function: (inner) => {
      inner.skip();
    },
  });
  const value = found[0]?.get('argument');
  return value?.isExpression() && found.length === 1 ? evaluate(value, module) : unread(made, module);
}

function unread({ node: { start, end, loc } }: NodePath, { file, text }: Module): Unread {
  const [line = ''] = text.slice(start ?? 0, end ?? 0).split('\n');
  return new Unread(`${file}:${loc?.start.line ?? 1}`, line.length > 60 ? `${line.slice(0, 60)}…` : line);
}

function evaluate(written: NodePath, outer: Module): Value {
  const node = meaning(written);
  const module = { ...outer, depth: outer.depth + 1 };
  if (module.depth > DEEPEST) return unread(node, module);
  if (node.isIdentifier({ name: 'undefined' })) return undefined;
  if (node.isImportDefaultSpecifier() && node.parentPath.isImportDeclaration())
    return imported(node.parentPath.node.source.value, node, module);
  if (node.isArrayExpression()) return list(node, module);
  if (node.isObjectExpression()) return record(node, module);
  if (node.isCallExpression()) return called(node, module);
  if (node.isMemberExpression({ computed: false })) {
    const object = evaluate(node.get('object'), module);
    const name = 'name' in node.node.property ? node.node.property.name : undefined;
    return isRecord(object) && typeof name === 'string' && Object.hasOwn(object, name)
      ? ownValue(object, name)
      : unread(node, module);
  }
  const found: { confident: boolean; value?: unknown } = node.evaluate();
  return found.confident
    ? (z.union([z.string(), z.number(), z.boolean(), z.null()]).safeParse(found.value).data ?? null)
    : unread(node, module);
}

/** Whether a value has named parts. */
export const isRecord = (value: unknown): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unread);

/** What another file of the site exports. */
function imported(name: string, node: NodePath, module: Module): Value {
  const file = path.posix.join(path.posix.dirname(module.file), name);
  const found = /^\.{1,2}\//.test(name)
    ? ENDINGS.map((end) => file + end).find((each) => isOwn(module.site, each))
    : undefined;
  return found === undefined ? unread(node, module) : readModule(module.site, found, module.depth);
}

/** Whether a path leads to a file inside of the site, also through links. */
export function isOwn(site: string, file: string): boolean {
  const place = path.join(site, file);
  return fs.existsSync(place) && fs.statSync(place).isFile() && isInside(site, file);
}

/** Whether a file or folder that exists lies inside of the site, also through links. */
export function isInside(site: string, file: string): boolean {
  const [outer, inner] = [fs.realpathSync(site), fs.realpathSync(path.join(site, file))];
  return inner === outer || inner.startsWith(outer + path.sep);
}

function list(node: NodePath<t.ArrayExpression>, module: Module): Value[] {
  return node.get('elements').flatMap((element): Value[] => {
    if (!element.isSpreadElement()) return [element.isExpression() ? evaluate(element, module) : undefined];
    const value = evaluate(element.get('argument'), module);
    return Array.isArray(value) ? value : [unread(element, module)];
  });
}

function record(node: NodePath<t.ObjectExpression>, module: Module): Value {
  const result = plainRecord<Value>();
  for (const property of node.get('properties')) {
    if (property.isSpreadElement()) {
      const value = evaluate(property.get('argument'), module);
      Object.assign(result, isRecord(value) ? value : { '...': unread(property, module) });
      continue;
    }
    const { key, computed } = property.node as t.ObjectProperty | t.ObjectMethod;
    const name = 'name' in key ? key.name : 'value' in key ? key.value : undefined;
    if (computed || (typeof name !== 'string' && typeof name !== 'number')) continue;
    const value = property.isObjectProperty() ? property.get('value') : property;
    result[name] = value.isExpression() ? evaluate(value, module) : unread(property, module);
  }
  return result;
}

/** `require('./a.json')`, `require.resolve('./a.js')`, and functions of the file that return one value. */
function called(node: NodePath<t.CallExpression>, module: Module): Value {
  const [argument] = node.get('arguments');
  const callee = node.get('callee');
  if (argument?.isStringLiteral() && callee.isIdentifier({ name: 'require' }))
    return imported(argument.node.value, node, module);
  if (argument?.isStringLiteral() && callee.matchesPattern('require.resolve')) return argument.node.value;
  const made = argument ? undefined : meaning(callee);
  const value = made?.isFunction() ? returned(made, module) : undefined;
  return value === undefined || value instanceof Unread ? unread(node, module) : value;
}
