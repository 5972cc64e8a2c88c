import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../model/locale';
import { humanize, orderOfSegment, pathToSlug, stripNumberPrefix } from '../../model/slug';
import { slugFault } from '../../model/slugFault';
import { CONTENT_DIR } from './contentFolders';
import { recordAddress } from './publishedAddresses';
import type { CommandResult } from './translations';

const ORDER_DIGITS = 2;

/** Creates the files of a page in every language, at the end of its chapter, and prints the next steps. */
export async function createPage(root: string, written: string): Promise<CommandResult> {
  const slug = written.replace(/^\/+|\/+$/g, '');
  const fault = slugFault(slug);
  if (slug === '' || fault || !/^[\p{L}\p{N}/._-]+$/u.test(slug))
    return refuse(fault?.message ?? `"${written}" is not an address`, 'name it like basic/my-topic');
  const folders = slug.split('/');
  const name = folders.pop() ?? '';
  const chapters: string[] = [];
  for (const locale of LOCALES) {
    const chapter = await findFolder(root, `${CONTENT_DIR}/${locale}`, folders);
    if (chapter === undefined)
      return refuse(
        `there is no chapter "${folders.join('/')}" in ${locale}`,
        'make the page index.md of the chapter first',
      );
    chapters.push(chapter);
  }
  const entries = await Promise.all(chapters.map((chapter) => fs.readdir(path.join(root, chapter))));
  const names = entries.flat();
  const taken = names.find((entry) => pathToSlug(entry) === name || stripNumberPrefix(entry) === name);
  if (taken !== undefined) return refuse(`the address "/${slug}" is that of ${taken}`, 'choose another one');
  const last = Math.max(0, ...names.map((entry) => orderOfSegment(entry) ?? 0));
  const file = `${String(last + 1).padStart(ORDER_DIGITS, '0')}-${name}.md`;
  const files = chapters.map((chapter) => `${chapter}/${file}`);
  for (const target of files)
    await fs.writeFile(path.join(root, target), template(humanize(name)), { flag: 'wx' });
  await recordAddress(root, slug);
  return {
    ok: true,
    lines: [
      ...files.map((target) => `made ${target}`),
      `The page stands last in its chapter, at /${slug}; change the number to move it.`,
      `Write both texts, then: npm run check:content && npm run translations -- --accept ${slug}`,
    ],
  };
}

/** The folder of a chapter, resolving number prefixes; relative to the project, like `base`. */
async function findFolder(root: string, base: string, names: readonly string[]): Promise<string | undefined> {
  const [name, ...rest] = names;
  if (name === undefined) return base;
  const entries = await fs.readdir(path.join(root, base), { withFileTypes: true }).catch(() => []);
  const found = entries.find((entry) => entry.isDirectory() && stripNumberPrefix(entry.name) === name);
  return found && findFolder(root, `${base}/${found.name}`, rest);
}

function template(title: string): string {
  return [
    '---',
    `title: ${title}`,
    `sidebar_label: ${title}`,
    `description: What readers can do with this page.`,
    'keywords: []',
    '---',
    '',
    'What the page is about, in a sentence or two.',
    '',
    '## First section {#first-section}',
    '',
    'Text.',
    '',
  ].join('\n');
}

function refuse(what: string, hint: string): CommandResult {
  return { ok: false, lines: [`${what}, ${hint}. Nothing was made.`] };
}
