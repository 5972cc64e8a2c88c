import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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

/** A file of a site that cannot be parsed; the message says where. */
export class SyntaxFault extends RefusedChange {}

/** Names of a file that stand for values. */
interface Scope {
  site: string;
  file: string;
  source: ts.SourceFile;
  values: Map<string, ts.Expression>;
  imports: Map<string, string>;
  functions: Map<string, ts.FunctionDeclaration>;
  depth: number;
}

const DEEPEST = 60;
const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];

/** Reads what a file of a site exports, without running it. */
export function readModule(site: string, file: string, depth = 0): Value {
  const text = fs.readFileSync(path.join(site, file), 'utf8');
  if (file.endsWith('.json')) {
    const value = readJson(text, (json) => z.json().safeParse(json).data);
    if (value === undefined) throw new SyntaxFault(`${file} cannot be parsed`);
    return value;
  }
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const [fault] = diagnostics;
  if (fault) {
    const { line } = source.getLineAndCharacterOfPosition(fault.start ?? 0);
    throw new SyntaxFault(`${file}:${line + 1} cannot be parsed`);
  }
  const scope: Scope = {
    site,
    file,
    source,
    values: new Map(),
    imports: new Map(),
    functions: new Map(),
    depth,
  };
  let exported: ts.Expression | ts.FunctionDeclaration | undefined;
  for (const statement of source.statements) {
    declare(statement, scope);
    exported = exportOf(statement) ?? exported;
  }
  if (exported === undefined) return undefined;
  return ts.isFunctionDeclaration(exported) ? returned(exported, scope) : configOf(exported, scope);
}

/** A configuration may be a function that makes it. */
function configOf(exported: ts.Expression, scope: Scope): Value {
  const named = unwrap(exported);
  const own = ts.isIdentifier(named) ? scope.functions.get(named.text) : undefined;
  if (own) return returned(own, scope);
  const made = ts.isIdentifier(named) ? unwrap(scope.values.get(named.text) ?? named) : named;
  return isFunction(made) ? returned(made, scope) : evaluate(made, scope);
}

type AnyFunction = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Notes the names that a statement declares. */
function declare(statement: ts.Statement, { values, imports, functions }: Scope): void {
  if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement);
  else if (ts.isVariableStatement(statement)) {
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer);
  } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    const name = statement.importClause?.name?.text;
    if (name !== undefined) imports.set(name, statement.moduleSpecifier.text);
  }
}

function exportOf(statement: ts.Statement): ts.Expression | ts.FunctionDeclaration | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (ts.isFunctionDeclaration(statement))
    return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
      ? statement
      : undefined;
  const written = ts.isExpressionStatement(statement) ? unwrap(statement.expression) : undefined;
  if (!written || !ts.isBinaryExpression(written)) return undefined;
  return /^(?:module\.)?exports(?:\.default)?$/.test(textOf(written.left)) ? written.right : undefined;
}

const textOf = (node: ts.Expression): string =>
  ts.isPropertyAccessExpression(node)
    ? `${textOf(node.expression)}.${node.name.text}`
    : ts.isIdentifier(node)
      ? node.text
      : '';

/** The expression inside parentheses and notes of types. */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** What a function returns, if it has one place to do so. */
function returned(node: AnyFunction, outer: Scope): Value {
  const { body } = node;
  if (!body) return undefined;
  const scope: Scope = { ...outer, values: new Map(outer.values), functions: new Map(outer.functions) };
  if (!ts.isBlock(body)) return evaluate(body, scope);
  const found: ts.ReturnStatement[] = [];
  const search = (inner: ts.Node): void => {
    if (ts.isReturnStatement(inner)) found.push(inner);
    else if (!isFunction(inner) && !ts.isFunctionDeclaration(inner)) ts.forEachChild(inner, search);
  };
  for (const statement of body.statements) declare(statement, scope);
  ts.forEachChild(body, search);
  const [only, other] = found;
  return only?.expression && !other ? evaluate(only.expression, scope) : unread(node, scope);
}

function unread(node: ts.Node, { file, source }: Scope): Unread {
  const start = node.getStart(source);
  const { line } = source.getLineAndCharacterOfPosition(start);
  const [text = ''] = source.text.slice(start, node.end).split('\n');
  return new Unread(`${file}:${line + 1}`, text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function evaluate(written: ts.Expression, outer: Scope): Value {
  const node = unwrap(written);
  const scope = { ...outer, depth: outer.depth + 1 };
  if (scope.depth > DEEPEST) return unread(node, scope);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isIdentifier(node)) return named(node, scope);
  if (ts.isArrayLiteralExpression(node)) return list(node, scope);
  if (ts.isObjectLiteralExpression(node)) return record(node, scope);
  if (ts.isTemplateExpression(node)) return template(node, scope);
  if (ts.isCallExpression(node)) return called(node, scope);
  if (ts.isPropertyAccessExpression(node)) {
    const object = evaluate(node.expression, scope);
    return isRecord(object) && Object.hasOwn(object, node.name.text)
      ? ownValue(object, node.name.text)
      : unread(node, scope);
  }
  return unread(node, scope);
}

/** Whether a value has named parts. */
export const isRecord = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unread);

function named(node: ts.Identifier, scope: Scope): Value {
  if (node.text === 'undefined') return undefined;
  const value = scope.values.get(node.text);
  if (value) return evaluate(value, scope);
  const module = scope.imports.get(node.text);
  return module === undefined ? unread(node, scope) : imported(module, node, scope);
}

/** What another file of the site exports. */
function imported(name: string, node: ts.Node, scope: Scope): Value {
  const file = path.posix.join(path.posix.dirname(scope.file), name);
  const found = /^\.{1,2}\//.test(name)
    ? ENDINGS.map((end) => file + end).find((each) => isOwn(scope.site, each))
    : undefined;
  return found === undefined ? unread(node, scope) : readModule(scope.site, found, scope.depth);
}

/** Whether a path leads to a file inside of the site, also through links. */
function isOwn(site: string, file: string): boolean {
  const stat = fs.statSync(path.join(site, file), { throwIfNoEntry: false });
  return stat?.isFile() === true && isInside(site, file);
}

/** Whether a file or folder that exists lies inside of the site, also through links. */
export function isInside(site: string, file: string): boolean {
  const [outer, inner] = [fs.realpathSync(site), fs.realpathSync(path.join(site, file))];
  return inner === outer || inner.startsWith(outer + path.sep);
}

function list({ elements }: ts.ArrayLiteralExpression, scope: Scope): Value[] {
  return elements.flatMap((element) => {
    if (!ts.isSpreadElement(element)) return [evaluate(element, scope)];
    const value = evaluate(element.expression, scope);
    return Array.isArray(value) ? value : [unread(element, scope)];
  });
}

function record({ properties }: ts.ObjectLiteralExpression, scope: Scope): Value {
  const result = plainRecord<Value>();
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      const value = evaluate(property.expression, scope);
      Object.assign(result, isRecord(value) ? value : { '...': unread(property, scope) });
      continue;
    }
    const { name } = property;
    const key =
      ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined;
    if (key === undefined) continue;
    result[key] = ts.isPropertyAssignment(property)
      ? evaluate(property.initializer, scope)
      : ts.isShorthandPropertyAssignment(property)
        ? named(property.name, scope)
        : unread(property, scope);
  }
  return result;
}

function template(node: ts.TemplateExpression, scope: Scope): Value {
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const value = evaluate(expression, scope);
    if (typeof value !== 'string' && typeof value !== 'number') return unread(node, scope);
    text += `${value}${literal.text}`;
  }
  return text;
}

/** `require('./a.json')`, `require.resolve('./a.js')`, and functions of the file that return one value. */
function called(node: ts.CallExpression, scope: Scope): Value {
  const [argument] = node.arguments;
  const callee = unwrap(node.expression);
  const text = argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
  if (text !== undefined && textOf(callee) === 'require') return imported(text, node, scope);
  if (text !== undefined && textOf(callee) === 'require.resolve') return text;
  if (node.arguments.length > 0) return unread(node, scope);
  const known = ts.isIdentifier(callee)
    ? (scope.functions.get(callee.text) ?? unwrap(scope.values.get(callee.text) ?? callee))
    : callee;
  const value = ts.isFunctionDeclaration(known) || isFunction(known) ? returned(known, scope) : undefined;
  return value === undefined || value instanceof Unread ? unread(node, scope) : value;
}
