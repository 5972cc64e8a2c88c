import fs from 'node:fs';
import path from 'node:path';
import { parseSync, type Expression, type ModuleItem } from '@swc/core';

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
  try {
    const source = fs.readFileSync(path.join(site, file), 'utf8');
    const { body } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
    for (const value of body.flatMap(topValues)) collect(value, [], values);
    return config;
  } catch {
    return { ...config, readable: false };
  }
}

/** Values that a statement declares, exports or assigns. */
function topValues(item: ModuleItem): Expression[] {
  if (item.type === 'ExportDefaultExpression') return [item.expression];
  if (item.type === 'VariableDeclaration') return item.declarations.flatMap(({ init }) => init ?? []);
  if (item.type === 'ExpressionStatement' && item.expression.type === 'AssignmentExpression')
    return [item.expression.right];
  return [];
}

/** Collects the plain values of an expression by their paths; the first one of a path counts. */
function collect(value: Expression, place: readonly string[], values: Map<string, string>): void {
  if (
    value.type === 'ParenthesisExpression' ||
    value.type === 'TsAsExpression' ||
    value.type === 'TsSatisfiesExpression'
  )
    collect(value.expression, place, values);
  else if (value.type === 'ArrayExpression')
    for (const element of value.elements) {
      if (element) collect(element.expression, place, values);
    }
  else if (value.type === 'ObjectExpression')
    for (const property of value.properties) {
      if (property.type !== 'KeyValueProperty') continue;
      const { key } = property;
      if (key.type === 'Identifier' || key.type === 'StringLiteral')
        collect(property.value, [...place, key.value], values);
    }
  else if (
    value.type === 'StringLiteral' ||
    value.type === 'BooleanLiteral' ||
    value.type === 'NumericLiteral'
  ) {
    const name = place.join('.');
    if (!values.has(name)) values.set(name, String(value.value));
  }
}
