import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeProject, page, type Files } from '../../markdown/__tests__/project';
import type { CommandResult } from '@idmp/model';
import { moveIn, type ReceivingSite } from '..';

/** Output of a git command in a project. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

/** A project as the site that receives another. */
export const receiver = (root: string): ReceivingSite => ({
  root,
  dataDir: 'src/site',
  isReservedId: (id) => id === 'idmp-main',
});

/** A project with content of its own, all of it in git. */
export function project(): string {
  const root = makeProject({
    'content/README.md': 'For writers.\n',
    'content/zh-Hans/01-old.md': page(),
    'content/en/01-old.md': page(),
    'content/addresses.txt': '/old\n',
    'content/questions/old.yml': 'en:\n  page: [Where?]\n',
    'content/downloads/old.py': 'pass\n',
    'content/popular.json': '["old"]\n',
    'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/old.png': 'x',
    '.gitignore': '.cache/\n',
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'Start');
  return root;
}

/** English documents of a Docusaurus site. */
export const EN = 'i18n/en/docusaurus-plugin-content-docs';

/** Documents at the root of the site, current ones last. */
export const ROOT: Files = {
  'docusaurus.config.js':
    "module.exports = { presets: [['classic', { docs: { routeBasePath: '/', lastVersion: 'current' } }]] };",
};

/** Writes a site beside the project, and moves it in. */
export async function moved(root: string, files: Files): Promise<CommandResult> {
  const site = makeProject(files);
  return moveIn(receiver(root), site);
}

/** Files below a folder, relative to the project. */
export const filesOf = (root: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();
