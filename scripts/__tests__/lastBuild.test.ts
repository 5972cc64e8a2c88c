import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.resolve('scripts/lastBuild.mjs')).href;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const PAGE = 'public/index.html';
const NODES = '.cache/redux/redux.state';
const MODULES = '.cache/compiled/rspack/0.pack';
const [IMAGE, OTHER_IMAGE] = ['.cache/compiled/images/a.webp', '.cache/compiled/images/b.webp'];
const DOCUMENT = '.cache/compiled/documents/a.json';
const FILES = [PAGE, NODES, MODULES, IMAGE, OTHER_IMAGE, DOCUMENT];
const without = (...names: string[]): string[] => FILES.filter((file) => !names.includes(file));
const ENGLISH = { SITE_ROOT_LOCALE: 'en' };

function call(cwd: string, name: 'forgetLastBuild' | 'recordBuild', env: NodeJS.ProcessEnv = {}): void {
  const code = `import { ${name} } from ${JSON.stringify(MODULE)}; ${name}();`;
  const environment = { ...process.env, SITE_ROOT_LOCALE: undefined, ...env };
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd, env: environment });
}

/** What a build finds of an earlier one, after something happened to that. */
function leftAfter(happen: (cwd: string) => void, env?: NodeJS.ProcessEnv): string[] {
  const cwd = fs.mkdtempSync(path.join(folder, 'build-'));
  for (const file of FILES) {
    fs.mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    fs.writeFileSync(path.join(cwd, file), file);
  }
  call(cwd, 'recordBuild');
  happen(cwd);
  call(cwd, 'forgetLastBuild', env);
  return FILES.filter((file) => fs.statSync(path.join(cwd, file), { throwIfNoEntry: false })?.isFile());
}

/** Ways to damage a file. */
const DAMAGES: Record<string, (file: string) => void> = {
  empty: (file) => fs.truncateSync(file),
  cut: (file) => fs.truncateSync(file, 3),
  changed: (file) => fs.writeFileSync(file, path.basename(file).toUpperCase()),
  gone: (file) => fs.rmSync(file),
  'a folder': (file) => {
    fs.rmSync(file);
    fs.mkdirSync(file);
  },
  'a link': (file) => {
    fs.rmSync(file);
    fs.symlinkSync('/dev/null', file);
  },
};

describe('forgetLastBuild', () => {
  it('keeps a build for the same host', () => {
    expect(leftAfter(() => undefined)).toEqual(FILES);
  });

  it('builds again what Gatsby knows of a site that is gone', () => {
    expect(leftAfter((cwd) => fs.rmSync(path.join(cwd, PAGE)))).toEqual(without(PAGE, NODES));
  });

  it('removes a site for another host', () => {
    expect(leftAfter(() => undefined, ENGLISH)).toEqual(without(PAGE, NODES));
  });

  it('believes nothing but images after a build that was killed', () => {
    expect(leftAfter((cwd) => call(cwd, 'forgetLastBuild'))).toEqual(without(PAGE, NODES, MODULES));
  });

  it.each(Object.entries(DAMAGES))('removes what belongs to a file that is %s', (_, damage) => {
    const leftWith = (file: string): string[] => leftAfter((cwd) => damage(path.join(cwd, file)));
    expect(leftWith(NODES)).toEqual(without(PAGE, NODES));
    expect(leftWith(MODULES)).toEqual(without(MODULES));
    expect(leftWith(IMAGE)).toEqual(without(IMAGE));
  });

  it.each(['.cache', '.cache/compiled', '.cache/compiled/documents', '.cache/last-build.json'])(
    'builds again if %s is damaged',
    (name) => {
      const left = leftAfter((cwd) => {
        fs.rmSync(path.join(cwd, name), { recursive: true });
        fs.writeFileSync(path.join(cwd, name), '{"locale":"","files":[null]}');
      });
      expect(left).not.toContain(name === '.cache/compiled/documents' ? DOCUMENT : MODULES);
    },
  );
});
