import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { missingIn, promisedVersions } from '../lint/browserSupport.mjs';
import { GUARDED_APIS } from '../lint/guardedApis.mjs';
import { supportedApis } from '../lint/supportedApis.mjs';

const OLD = ['chrome 111', 'firefox 115', 'safari 16.4'];

const FILE = 'sample.ts';

/** Parsed types of the browser, which take a second. */
const types = new Map<string, ts.SourceFile | undefined>();

/** A program of one file and the browser's types. */
function programOf(code: string): ts.Program {
  const options = { target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return ts.createSourceFile(FILE, code, ts.ScriptTarget.ES2022);
    if (!types.has(name)) types.set(name, readFile(name, ...rest));
    return types.get(name);
  };
  return ts.createProgram([FILE], options, host);
}

/** APIs that the rule reports in a piece of code. */
function reportedApis(code: string, guarded: string[] = []): string[] {
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser,
          parserOptions: { programs: [programOf(code)] },
        },
        plugins: { site: { rules: { 'supported-apis': supportedApis } } },
        rules: { 'site/supported-apis': ['error', { browsers: OLD, guarded }] },
      },
    ],
    { filename: FILE },
  );
  return messages.map(({ message }) => message.replace(/ is missing in (.*?), which.*/s, ': $1'));
}

describe('the lint rule for browser APIs', () => {
  test('reports inherited members of an element', () => {
    expect(reportedApis(`document.createElement('div').togglePopover(true);`)).toEqual([
      'HTMLElement.togglePopover: chrome 111, firefox 115, safari 16.4',
    ]);
  });

  test('reports members that come from a mixin', () => {
    expect(reportedApis(`document.body.ariaLabel = 'x';`)).toEqual(['Element.ariaLabel: firefox 115']);
  });

  test('reports globals, static members and destructured ones', () => {
    expect(reportedApis('requestIdleCallback(() => undefined);')).toEqual([
      'requestIdleCallback: safari 16.4',
    ]);
    expect(reportedApis('CSS.highlights.clear();')).toEqual(['CSS.highlights: firefox 115, safari 16.4']);
    expect(reportedApis('const { doNotTrack } = navigator;')).toEqual(['Navigator.doNotTrack: safari 16.4']);
    expect(reportedApis(`new Intl.Segmenter('zh');`)).toEqual(['Intl.Segmenter: firefox 115']);
  });

  test('accepts guarded APIs, types and names of our own', () => {
    expect(reportedApis('CSS.highlights.clear();', ['CSS.highlights'])).toEqual([]);
    expect(reportedApis('export const x = (event: TouchEvent): TouchEvent => event;')).toEqual([]);
    expect(reportedApis('const card = { togglePopover: () => 1 }; card.togglePopover();')).toEqual([]);
  });

  test('accepts what all promised browsers have', () => {
    expect(reportedApis(`document.body.inert = [1].at(-1) === 1; AbortSignal.timeout(1);`)).toEqual([]);
  });
});

test('every guarded API is missing in a promised browser', () => {
  const promised = promisedVersions();
  const needless = Object.keys(GUARDED_APIS).filter((api) => {
    const [member = '', owner] = api.split('.').reverse();
    return missingIn(owner, member, promised)?.length === 0;
  });
  expect(needless).toEqual([]);
});
