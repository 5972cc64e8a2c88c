import { checkContent, loadSite, type LoadOptions } from '../../../src/assemble/loadSite';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOUSE_RULES, type Page } from '@idmp/model';
import { HOUSE_RULES_FILE } from '../words/jsonLists';
import type { Site } from '../assemble/assembleSite';
import { toArticleHtml } from '@idmp/compile';

/** Files of a small project: path → text or bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const made: string[] = [];

/** Writes a project to a new folder, with the real UI texts; content has every house rule unless it has its own. */
export function makeProject(files: Files): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  made.push(root);
  fs.symlinkSync(path.resolve('locales'), path.join(root, 'locales'));
  const hasContent = Object.keys(files).some((file) => file.startsWith('content/'));
  writeFiles(root, { ...(hasContent && { [HOUSE_RULES_FILE]: JSON.stringify(HOUSE_RULES) }), ...files });
  return root;
}

/** Adds or replaces files of a project. */
export function writeFiles(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(root, file);
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    fs.writeFileSync(absolute, content);
  }
}

/** Removes all projects of a test file. */
export function removeProjects(): void {
  for (const root of made.splice(0)) fs.rmSync(root, { recursive: true, force: true });
}

/** A page with front matter of three lines: its text begins on line 5. */
export function page(text = 'Text.\n', title = 'Page'): string {
  return `---\ntitle: ${title}\ndescription: What it says.\n---\n${text}`;
}

/** The same files in both languages, given below `content/<locale>/`. */
export function both(files: Files): Files {
  const entries = Object.entries(files).flatMap(([file, content]) =>
    ['zh-Hans', 'en'].map((locale) => [`content/${locale}/${file}`, content] as const),
  );
  return Object.fromEntries(entries);
}

/** Loads the site of some files without a cache. */
export async function siteOf(files: Files, options: Partial<LoadOptions> = {}): Promise<Site> {
  return loadSite({ root: makeProject(files), pathPrefix: '', production: true, workers: 0, ...options });
}

/** The page at an address, with the HTML of its article. */
export function pageAt({ pages }: Pick<Site, 'pages'>, address: string): Page & { html: string } {
  const found = pages.find((candidate) => candidate.address === address);
  if (!found) throw new Error(`no page at ${address}`);
  return { ...found, html: toArticleHtml(found.tree) };
}

/** Everything that the content check prints for some files, errors first. */
export async function linesOf(files: Files): Promise<string[]> {
  const { errors, warnings } = await checkContent(makeProject(files), true);
  return [...errors, ...warnings];
}
