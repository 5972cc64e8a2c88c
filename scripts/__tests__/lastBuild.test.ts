import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { forgetLastBuild, recordBuild } =
  jest.requireActual<Record<'forgetLastBuild' | 'recordBuild', () => void>>('../lastBuild.mjs');
const root = process.cwd();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
afterEach(() => {
  process.chdir(root);
  delete process.env['SITE_ROOT_LOCALE'];
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const PAGE = 'public/index.html';
const NODES = '.cache/redux/redux.state';
const MODULES = '.cache/compiled/rspack/0.pack';
const [IMAGE, OTHER_IMAGE] = ['.cache/compiled/images/a.webp', '.cache/compiled/images/b.webp'];
const DOCUMENT = '.cache/compiled/documents/a.json';
const FILES = [PAGE, NODES, MODULES, IMAGE, OTHER_IMAGE, DOCUMENT];
const without = (...names: string[]): string[] => FILES.filter((file) => !names.includes(file));

/** What a build finds of an earlier one, after something happened to that. */
function leftAfter(happen: (cwd: string) => void): string[] {
  const cwd = fs.mkdtempSync(path.join(folder, 'build-'));
  for (const file of FILES) {
    fs.mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    fs.writeFileSync(path.join(cwd, file), file);
  }
  process.chdir(cwd);
  recordBuild();
  happen(cwd);
  forgetLastBuild();
  return FILES.filter((file) => fs.lstatSync(path.join(cwd, file), { throwIfNoEntry: false }));
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
    fs.writeFileSync(path.join(file, 'x'), '');
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
    expect(leftAfter(() => (process.env['SITE_ROOT_LOCALE'] = 'en'))).toEqual(without(PAGE, NODES));
  });

  it('believes nothing but images after a build that was killed', () => {
    expect(leftAfter(() => forgetLastBuild())).toEqual(without(PAGE, NODES, MODULES));
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

  it('removes a folder, or a link that leads nowhere, in the place of a file', () => {
    const [bundle, ledger] = ['.cache/compiled/gatsby-config.js', '.cache/compiled/ledger.json'];
    const left = leftAfter(() => {
      fs.mkdirSync(bundle);
      fs.symlinkSync('/nonexistent', ledger);
    });
    expect(left).toEqual(FILES);
    expect([bundle, ledger].filter((name) => fs.lstatSync(name, { throwIfNoEntry: false }))).toEqual([]);
  });
});
