import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.resolve('scripts/hostBuilds.mjs')).href;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What a build for a host finds of an earlier one. */
function leftOf(files: readonly string[], rootLocale?: string): string[] {
  const cwd = fs.mkdtempSync(path.join(folder, 'build-'));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    fs.writeFileSync(path.join(cwd, file), '');
  }
  const env = { ...process.env, SITE_ROOT_LOCALE: rootLocale };
  const code = `import { forgetLastBuild } from ${JSON.stringify(MODULE)}; forgetLastBuild();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd, env });
  return files.filter((file) => fs.existsSync(path.join(cwd, file)));
}

const PAGE = 'public/index.html';
const NODES = '.cache/redux/redux.state';
const DOCUMENT = '.cache/compiled/documents/a.json';

describe('forgetLastBuild', () => {
  it('keeps a build for the same host', () => {
    expect(leftOf([PAGE, NODES, DOCUMENT])).toEqual([PAGE, NODES, DOCUMENT]);
  });

  it('removes what Gatsby knows of a site that is gone', () => {
    expect(leftOf(['public/a.css', NODES, DOCUMENT])).toEqual(['public/a.css', DOCUMENT]);
  });

  it('removes a site for another host', () => {
    expect(leftOf([PAGE, NODES, DOCUMENT], 'en')).toEqual([DOCUMENT]);
  });
});
