import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { deletedWith, FEATURES, LISTS, listWithout } from './withoutFeature';

const { fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  '.',
);
const sources = [
  ...fileNames.map((file) => path.relative('.', file)),
  ...readdirSync('scripts', { recursive: true, encoding: 'utf8' }).map((file) => `scripts/${file}`),
].filter((file) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file) && !/(?:^|\/)__tests__\/|^e2e\//.test(file));

/** Files that a text at a path imports; what is no file of the project, such as `$site/…`, stays as it is written. */
function importsOf(file: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName }) => {
    if (!fileName.startsWith('.')) return fileName;
    const target = path.posix.join(path.posix.dirname(file), fileName);
    const found = ['', '.ts', '.tsx', '.d.ts', '/index.ts'].map((end) => target + end);
    return found.find((name) => /\.\w+$/.test(name) && existsSync(name)) ?? target;
  });
}

const imports = new Map(sources.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

/** Modules that the declarations of a feature describe: the build writes them for it alone. */
const describedBy = (file: string): string[] =>
  file.endsWith('.d.ts')
    ? [...readFileSync(file, 'utf8').matchAll(/^declare module '([^']+)'/gm)].map(([, name = '']) => name)
    : [];

/** What the files that stay import of a feature that is gone, once the lists have these texts. */
function missedWithout(feature: string, textOf: (list: string) => string | undefined): string[] {
  const folders = deletedWith(feature);
  const isGone = (file: string): boolean =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  const modules = new Set(sources.filter(isGone).flatMap(describedBy));
  return sources
    .filter((file) => !isGone(file))
    .flatMap((file) => {
      const text = LISTS.includes(file) ? textOf(file) : undefined;
      const found = text === undefined ? (imports.get(file) ?? []) : importsOf(file, text);
      return found.filter((name) => isGone(name) || modules.has(name)).map((name) => `${file}: ${name}`);
    });
}

/** Names that a list imports from a feature. */
const namesOf = (feature: string, list: string): string[] =>
  [...readFileSync(list, 'utf8').matchAll(/\{ ([^{}]+) \} from '([^']+)'/g)].flatMap(
    ([, names = '', from]) => (from?.includes(`/${feature}/`) ? names.split(/,\s*/) : []),
  );

describe('a feature', () => {
  it.each(FEATURES)('is removed with its folder and its lines: %s', (feature) => {
    expect(missedWithout(feature, (list) => listWithout(feature, list))).toEqual([]);
    for (const list of LISTS.filter((file) => !deletedWith(feature).includes(file))) {
      const rest = listWithout(feature, list) ?? '';
      expect(namesOf(feature, list).filter((name) => RegExp(`\\b${name}\\b`).test(rest))).toEqual([]);
    }
  });

  it('is missed where a file that stays imports it', () => {
    expect(missedWithout('changelog', () => undefined)).toEqual([
      'src/features/build.ts: src/features/changelog/feature.ts',
    ]);
  });
});
