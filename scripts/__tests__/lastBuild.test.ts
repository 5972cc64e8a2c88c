import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WRITTEN_DIR } from '@idmp/hosts';

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
const LIST = `public/${WRITTEN_DIR}/pages.json`;
const NODES = '.cache/redux/redux.state';
const MODULES = '.cache/compiled/rspack/0.pack';
const [IMAGE, OTHER_IMAGE] = ['.cache/compiled/images/a.webp', '.cache/compiled/images/b.webp'];
const DOCUMENT = '.cache/compiled/documents/a.json';
const FILES = [PAGE, LIST, NODES, MODULES, IMAGE, OTHER_IMAGE, DOCUMENT];
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

describe('forgetLastBuild', () => {
  it('keeps a build for the same host', () => {
    expect(leftAfter(() => undefined)).toEqual(FILES);
  });

  it('builds again what Gatsby knows of a site that is gone', () => {
    expect(leftAfter((cwd) => fs.rmSync(path.join(cwd, 'public'), { recursive: true }))).toEqual(
      without(PAGE, LIST, NODES),
    );
  });

  it('removes a site whose folder for hosts was deleted, as nothing tells what of it is withdrawn', () => {
    expect(leftAfter((cwd) => fs.rmSync(path.join(cwd, 'public/hosts'), { recursive: true }))).toEqual(
      without(PAGE, LIST, NODES),
    );
  });

  it('removes a site for another host', () => {
    expect(leftAfter(() => (process.env['SITE_ROOT_LOCALE'] = 'en'))).toEqual(without(PAGE, LIST, NODES));
  });

  it('keeps only what was compiled after a build that was killed', () => {
    expect(leftAfter(() => forgetLastBuild())).toEqual(without(PAGE, LIST, NODES, MODULES));
  });
});
