import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';
import { z } from 'zod';
import { isOwn } from './readModule';

const categorySchema = z.object({
  label: z.string().optional().catch(undefined),
  position: z.number().optional().catch(undefined),
  link: z
    .object({
      type: z.literal('generated-index'),
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
    })
    .optional()
    .catch(undefined),
});
/** Whether a file has the settings of its folder. */
export const isCategory = (file: string): boolean => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file);

/** What a folder says about itself. */
export type Category = z.infer<typeof categorySchema>;

/** Reads the settings of a folder in the first of some trees that has them; `left` names a file that is none. */
export function readCategory(
  site: string,
  trees: readonly string[],
  folder: string,
  left: string[],
): Category {
  for (const tree of trees)
    for (const ending of ['json', 'yml', 'yaml']) {
      const file = path.join(tree, folder, `_category_.${ending}`);
      if (!isOwn(site, file)) continue;
      try {
        return categorySchema.parse(parse(fs.readFileSync(path.join(site, file), 'utf8')));
      } catch {
        left.push(`${file}: it cannot be read`);
      }
    }
  return {};
}

/**
 * The page that Docusaurus generates for a folder, and its address below that of the documents. A translated label gives
 * another address there: here, both languages have that of the original.
 */
export function generatedIndex(
  { label = '', link }: Category,
  original: Category,
  shown: string,
  addressOf: (own: string) => string,
): { slug: string; text: string } | undefined {
  if (!link) return undefined;
  const addressFor = (from: Category): string => {
    const own = from.link?.slug ?? `category/${new GithubSlugger().slug(from.label ?? '')}`;
    return addressOf(own.replace(/^\/+|\/+$/g, ''));
  };
  const translated = addressFor({ label, link });
  const slug = original.link ? addressFor(original) : translated;
  const { title = shown, description } = link;
  const more = description ? `description: ${JSON.stringify(description)}\n` : '';
  const former = translated === slug ? '' : `aliases: [${JSON.stringify(`/${translated}`)}]\n`;
  const fields = `title: ${JSON.stringify(title)}\nslug: /${slug}\n${former}${more}`;
  return { slug, text: `---\n${fields}---\n\n<DocCardList />\n` };
}
