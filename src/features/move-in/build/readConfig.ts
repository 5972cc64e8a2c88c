import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Names under which Docusaurus finds its configuration. */
const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** The configuration of a Docusaurus site, as far as it is written in plain values. */
export interface SiteConfig {
  /** Name of the file; undefined if there is none. */
  file: string | undefined;
  /** Whether the file could be parsed. */
  readable: boolean;
  /** Value at a path such as `i18n.defaultLocale`; lists do not count as a step. */
  valueOf: (path: string) => string | undefined;
}

/** Reads the configuration without running it. */
export function readConfig(site: string): SiteConfig {
  const file = CONFIG_FILES.find((name) => fs.existsSync(path.join(site, name)));
  const values = new Map<string, string>();
  const config = { file, readable: true, valueOf: (place: string) => values.get(place) };
  if (file === undefined) return config;
  const source = fs.readFileSync(path.join(site, file), 'utf8');
  const { outputText, diagnostics } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  if (diagnostics?.length) return { ...config, readable: false };
  const parsed = ts.createSourceFile(file, outputText, ts.ScriptTarget.Latest);
  for (const value of parsed.statements.flatMap(topValues)) collect(value, [], values);
  return config;
}

/** Values that a statement declares, exports or assigns. */
function topValues(statement: ts.Statement): ts.Expression[] {
  if (ts.isExportAssignment(statement)) return [statement.expression];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ initializer }) => initializer ?? []);
  if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression))
    return [statement.expression.right];
  return [];
}

/** Collects the plain values of an expression by their paths; the first one of a path counts. */
function collect(value: ts.Expression, place: readonly string[], values: Map<string, string>): void {
  if (ts.isParenthesizedExpression(value)) collect(value.expression, place, values);
  else if (ts.isArrayLiteralExpression(value))
    for (const element of value.elements) collect(element, place, values);
  else if (ts.isObjectLiteralExpression(value))
    for (const property of value.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const { name, initializer } = property;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name))
        collect(initializer, [...place, name.text], values);
    }
  else {
    const name = place.join('.');
    const text = plainText(value);
    if (text !== undefined && !values.has(name)) values.set(name, text);
  }
}

function plainText(value: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) return value.text;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  return value.kind === ts.SyntaxKind.FalseKeyword ? 'false' : undefined;
}
