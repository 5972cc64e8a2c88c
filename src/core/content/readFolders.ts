import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isLocale, perLocale, type Locale } from '../model/locale';
import { ONE_LINE_HINT, oneLineFault } from '../model/oneLine';
import { fault, warning, type ContentProblem } from '../model/problem';
import type { FolderSetting } from '../model/sidebarTree';
import { CONTENT_DIR } from '../files/contentFolders';

const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/;
/** What a `_category_.json` says. */
export const categorySchema = z.object({
  label: z.string().optional(),
  position: z.number().optional(),
  order: z.literal('newest-first').optional(),
});
/** Docusaurus makes a page for such a folder. */
const generatedPage = z.object({ link: z.object({ type: z.literal('generated-index') }) });

export interface FolderSettings {
  folders: Record<Locale, Map<string, FolderSetting>>;
  problems: ContentProblem[];
}

/** Reads the `_category_.json` and `_category_.yml` files below a folder: label and position of each folder in it. */
export async function readFolders(
  root: string,
  files: readonly string[],
  contentDir = CONTENT_DIR,
): Promise<FolderSettings> {
  const result: FolderSettings = { folders: perLocale(() => new Map()), problems: [] };
  for (const file of files.filter((name) => CATEGORY.test(name))) {
    const [locale = '', ...segments] = file.slice(contentDir.length + 1).split('/');
    const folders = isLocale(locale) ? result.folders[locale] : undefined;
    const value = await readYaml(path.join(root, file));
    const parsed = categorySchema.safeParse(value);
    if (generatedPage.safeParse(value).success) {
      const message = 'no page is generated for the folder';
      result.problems.push(warning(file, 1, 'category-file', message, 'write index.md with <DocCardList />'));
    }
    const inLabel = oneLineFault(parsed.data?.label ?? '');
    if (inLabel !== undefined)
      result.problems.push(fault(file, 1, 'one-line', `the label contains ${inLabel}`, ONE_LINE_HINT));
    if (parsed.success) folders?.set(segments.slice(0, -1).join('/'), { ...parsed.data, file });
    else {
      const fields = parsed.error.issues
        .map(({ path: where }) => where.join('.'))
        .filter(Boolean)
        .join(', ');
      const message = fields ? `wrong value of ${fields}` : 'the file cannot be read';
      result.problems.push(fault(file, 1, 'category-file', message, 'write { "label": "…", "position": 1 }'));
    }
  }
  return result;
}

/** Parses JSON as YAML; undefined on a syntax error. */
async function readYaml(file: string): Promise<unknown> {
  try {
    return parse(await fs.readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
