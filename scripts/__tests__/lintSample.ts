import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';

const FILE = 'sample.ts';

/** Parsed types of the language and of browsers, which take a second. */
const types = new Map<string, ts.SourceFile | undefined>();

/** What a rule that reads types reports in a piece of code. */
export function lintSample(code: string, rule: Rule.RuleModule, ...options: object[]): Linter.LintMessage[] {
  const target = ts.ScriptTarget.ES2022;
  const compilerOptions = { target, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] };
  const host = ts.createCompilerHost(compilerOptions);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return ts.createSourceFile(FILE, code, target);
    if (!types.has(name)) types.set(name, readFile(name, ...rest));
    return types.get(name);
  };
  const programs = [ts.createProgram([FILE], compilerOptions, host)];
  const languageOptions = { parser, parserOptions: { programs } };
  const plugins = { site: { rules: { rule } } };
  const rules: Linter.RulesRecord = { 'site/rule': ['error', ...options] };
  const files = ['**/*.ts'];
  return new Linter().verify(code, [{ files, languageOptions, plugins, rules }], { filename: FILE });
}
