import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../core/model/locale';
import { humanize, orderOfSegment, pathToSlug, stripNumberPrefix } from '../../../core/model/slug';
import { slugFault } from '../../../core/model/slugFault';
import { TEMPLATE } from './template';
import { chapterFolders } from '../../../core/content/chapterFolders';
import { ownNames } from '../../../core/content/ownNames';
import { recordAddress } from '../../../core/content/publishedAddresses';
import type { CommandResult } from '../../../core/model/commandResult';

const ORDER_DIGITS = 2;

/** Creates the files of a page in every language, at the end of its chapter, and prints the next steps. */
export async function createPage(root: string, written: string): Promise<CommandResult> {
  const slug = written.replace(/^\/+|\/+$/g, '');
  const fault = slugFault(slug, ownNames(root));
  if (slug === '' || fault || !/^[\p{L}\p{N}/._-]+$/u.test(slug))
    return refuse(fault?.message ?? `"${written}" is not an address`, 'name it like basic/my-topic');
  const { dir: chapter, base: name } = path.posix.parse(slug);
  const found = await chapterFolders(root, chapter);
  const folders = found.flatMap((folder) => folder ?? []);
  const lacking = LOCALES[found.indexOf(undefined)];
  if (lacking !== undefined)
    return refuse(
      `there is no chapter "${chapter}" in ${lacking}`,
      'make the page index.md of the chapter first',
    );
  const names = (await Promise.all(folders.map((folder) => fs.readdir(path.join(root, folder))))).flat();
  const taken = names.find((entry) => pathToSlug(entry) === name || stripNumberPrefix(entry) === name);
  if (taken !== undefined) return refuse(`the address "/${slug}" is that of ${taken}`, 'choose another one');
  const last = Math.max(0, ...names.map((entry) => orderOfSegment(entry) ?? 0));
  const file = `${String(last + 1).padStart(ORDER_DIGITS, '0')}-${name}.md`;
  const files = folders.map((folder) => `${folder}/${file}`);
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

function template(title: string): string {
  return `---
title: ${title}
sidebar_label: ${title}
description: ${TEMPLATE.description}
keywords: []
---

${TEMPLATE.opening}

## ${TEMPLATE.heading} {#first-section}

${TEMPLATE.text}
`;
}

function refuse(what: string, hint: string): CommandResult {
  return { ok: false, lines: [`${what}, ${hint}. Nothing was made.`] };
}
