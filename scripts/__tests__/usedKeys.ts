import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The message keys that the code uses. */
export interface KeyUse {
  /** Every string literal. */
  constants: Set<string>;
  /** Patterns of template literals, such as `colorMode.${mode}`. */
  shapes: RegExp[];
  /** First arguments of message lookups, with their positions. */
  lookups: { key: string; place: string }[];
}

/** Names of the lookup functions. */
const LOOKUPS = new Set(['t', 'text', 'message']);
const SOURCE = /\.tsx?$/;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === '__tests__' ? [] : sourceFiles(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

function shapeOf(template: ts.TemplateExpression): RegExp {
  const spans = template.templateSpans.map((span) => `[\\w.-]+${escape(span.literal.text)}`);
  return new RegExp(`^${escape(template.head.text)}${spans.join('')}$`);
}

/** Whether the fixed parts of a template are specific enough to match keys. */
const isTelling = (template: ts.TemplateExpression): boolean =>
  /^\w+\.|\.\w+$/.test(`${template.head.text}${template.templateSpans.at(-1)?.literal.text ?? ''}`);

/** Collects the keys that code below some folders may use. */
export function usedKeys(folders: readonly string[]): KeyUse {
  const use: KeyUse = { constants: new Set(), shapes: [], lookups: [] };
  for (const file of folders.flatMap(sourceFiles)) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) use.constants.add(node.text);
      if (ts.isTemplateExpression(node) && isTelling(node)) use.shapes.push(shapeOf(node));
      if (
        ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        LOOKUPS.has(node.expression.text)
      ) {
        const [key] = node.arguments;
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        if (key && ts.isStringLiteralLike(key)) use.lookups.push({ key: key.text, place: `${file}:${line}` });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return use;
}
