import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';
import { deletedWith, FEATURES, inProject, LISTS, listWithout } from './withoutFeature';

const LIMIT_MS = 600_000;

const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const sources = fileNames.map(inProject).filter((file) => !/(?:^|\/)__tests__\/|^e2e\//.test(file));

type Checker = ts.SemanticDiagnosticsBuilderProgram;
type Versioned = ts.SourceFile & { version: string };

/** Parsed files, shared by all programs. */
const parsed = new Map<string, Versioned | undefined>();

const versioned = (file: ts.SourceFile | undefined): Versioned | undefined =>
  file && Object.assign(file, { version: createHash('sha1').update(file.text).digest('hex') });

/** Type checker of the sources as they are once `gone` is deleted and the lists have other texts. */
function checker(gone: readonly string[], lists: ReadonlyMap<string, string>, before?: Checker): Checker {
  const isGone = (file: string): boolean =>
    gone.some((name) => inProject(file) === name || inProject(file).startsWith(`${name}/`));
  const disk = ts.createCompilerHost(options);
  const fileExists = (file: string): boolean => !isGone(file) && disk.fileExists(file);
  const getSourceFile = (file: string, language: ts.ScriptTarget): ts.SourceFile | undefined => {
    if (isGone(file)) return undefined;
    const text = lists.get(inProject(file));
    if (text !== undefined) return versioned(ts.createSourceFile(file, text, language, true));
    const key = path.resolve(file);
    if (!parsed.has(key)) parsed.set(key, versioned(disk.getSourceFile(file, language)));
    return parsed.get(key);
  };
  const rootNames = sources.filter((file) => !isGone(file));
  const host: ts.CompilerHost = { ...disk, fileExists, getSourceFile };
  return ts.createSemanticDiagnosticsBuilderProgram(rootNames, options, host, before);
}

/** What the type checker says; only files that depend on a change are checked again. */
const faultsOf = (program: Checker): string[] =>
  program.getSemanticDiagnostics().map(({ file, messageText }) => {
    return `${inProject(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });

/** The type checker takes half a minute for a feature: two are removed here, all of them in the matrix. */
const removed = process.env['REMOVE_ALL'] ? FEATURES : ['contact', 'tabs'];

describe('a feature', () => {
  const whole = checker([], new Map());

  it(
    'is part of a site without type errors',
    () => {
      expect(faultsOf(whole)).toEqual([]);
    },
    LIMIT_MS,
  );

  it.each(removed)(
    'is removed with its folder and its lines: %s',
    (feature) => {
      const lists = LISTS.flatMap((list) => {
        const text = listWithout(feature, list);
        return text === undefined ? [] : [[list, text] as const];
      });
      expect(faultsOf(checker(deletedWith(feature), new Map(lists), whole))).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'is missed where a file that stays imports it',
    () => {
      const [, ...others] = LISTS;
      const lists = others.flatMap((list) => {
        const text = listWithout('changelog', list);
        return text === undefined ? [] : [[list, text] as const];
      });
      const faults = faultsOf(checker(deletedWith('changelog'), new Map(lists), whole));
      expect(faults).toEqual([
        expect.stringMatching(/^src\/features\/build\.ts: Cannot find module '.\/changelog/),
      ]);
    },
    LIMIT_MS,
  );
});
