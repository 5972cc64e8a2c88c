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

const settings = readdirSync('.').filter((file) => /\.(?:json|[cm]?[jt]sx?)$/.test(file));

/** Files that stay and name the folder of a feature, in an import or as text. */
function filesThatName(feature: string): string[] {
  const gone = deletedWith(feature);
  return [...sources, ...settings].filter((file) => {
    if (LISTS.includes(file) || gone.some((folder) => file.startsWith(folder))) return false;
    return readFileSync(file, 'utf8').includes(`features/${feature}/`);
  });
}

describe('a feature', () => {
  it.each(FEATURES)('is removed with its folders and its line: %s', (feature) => {
    const [list = '', entry = ''] = LISTS;
    const rest = listWithout(feature, list) ?? '';
    expect(missedWithout(feature, (file) => listWithout(feature, file))).toEqual([]);
    expect(filesThatName(feature)).toEqual([]);
    // What stays is the list of all others, which names none of its parts.
    const names = [...rest.matchAll(/^ {2}(?:(\w+)|\{ name: '(\w+)' \}),$/gm)].map(([, ...found]) => found);
    expect(new Set(names.flat().filter(Boolean)).size).toBe(FEATURES.length - 1);
    expect(listWithout(feature, entry) ?? readFileSync(entry, 'utf8')).not.toContain(
      `features/${feature}/feature`,
    );
  });

  it('is missed where a file that stays imports it', () => {
    expect(missedWithout('changelog', () => undefined)).toEqual([
      'src/features/features.ts: src/features/changelog/feature.ts',
    ]);
  });
});
