import path from 'node:path';
import {
  LOCALES,
  stripPath,
  type ContentProblem,
  isLocale,
  type Locale,
  oneLineFault,
  perLocale,
  report,
} from '@idmp/model';
import { CONTENT_DIR, listVisibleFiles, readTextFile } from '@idmp/files';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FolderSetting } from '../assemble/sidebarTree';

/** Folders of a chapter in each language, relative to the project; undefined where a language lacks it. */
export async function chapterFolders(root: string, chapter: string): Promise<(string | undefined)[]> {
  return Promise.all(
    LOCALES.map(async (locale) => {
      const base = `${CONTENT_DIR}/${locale}`;
      const files = await listVisibleFiles(path.join(root, base));
      const known = ['', ...files.map((file) => path.posix.parse(file).dir)];
      const folder = known.find((dir) => stripPath(dir) === chapter);
      return folder === undefined ? undefined : path.posix.join(base, folder);
    }),
  );
}

const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/;
const listedEntry = z.strictObject({
  page: z.string().optional(),
  label: z.string().optional(),
  get items() {
    return z.array(listedEntry).optional();
  },
});
/** What a `_category_.json` says. */
const categorySchema = z.object({
  label: z.string().optional(),
  position: z.number().optional(),
  order: z.literal('newest-first').optional(),
  items: z.array(listedEntry).optional(),
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
    const value = readYaml(root, file);
    const parsed = categorySchema.safeParse(value);
    if (generatedPage.safeParse(value).success) {
      result.problems.push(report('category-file', { file, line: 1 }));
    }
    const inLabel = oneLineFault(parsed.data?.label ?? '');
    if (inLabel !== undefined)
      result.problems.push(report('one-line.label', { file, line: 1 }, { found: inLabel }));
    if (parsed.success) folders?.set(segments.slice(0, -1).join('/'), { ...parsed.data, file });
    else {
      const fields = parsed.error.issues.map(({ path: where }) => where.join('.')).filter(Boolean);
      const code = fields.length > 0 ? 'category-file.values' : 'category-file.unreadable';
      result.problems.push(report(code, { file, line: 1 }, { fields }));
    }
  }
  return result;
}

/** Parses JSON as YAML; undefined on a syntax error. */
function readYaml(root: string, file: string): unknown {
  try {
    return parse(readTextFile(root, file) ?? '');
  } catch {
    return undefined;
  }
}
