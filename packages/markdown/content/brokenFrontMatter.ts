import fs from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { type ContentProblem, report } from '@idmp/model';
import { FILES_AT_ONCE, listVisibleFiles, mapLimited } from '@idmp/files';
import { splitFrontmatter } from '../compile/frontmatter';

const ignored = () => ({});
/** As gatsby-plugin-mdx has it: YAML only, as the other engines would execute the text. */
const OPTIONS = { language: 'yaml', engines: { js: ignored, javascript: ignored, json: ignored } };

/** Reports front matter that stops gatsby-plugin-mdx, whose error does not name the file. */
export async function findBrokenFrontMatter(root: string, contentDir: string): Promise<ContentProblem[]> {
  const files = (await listVisibleFiles(path.join(root, contentDir))).filter((file) => /\.mdx?$/.test(file));
  const problems = await mapLimited(files, FILES_AT_ONCE, async (name) => {
    const file = `${contentDir}/${name}`;
    return problemsOf(file, await fs.readFile(path.join(root, file), 'utf8'));
  });
  return problems.flat();
}

function problemsOf(file: string, text: string): ContentProblem[] {
  try {
    matter(text, OPTIONS);
    return [];
  } catch (error) {
    const { problems } = splitFrontmatter(file, text);
    const [reason] = String(error).split('\n', 1);
    return problems.length > 0
      ? problems
      : [report('front-matter-syntax.plugin', { file, line: 1 }, { reason })];
  }
}
