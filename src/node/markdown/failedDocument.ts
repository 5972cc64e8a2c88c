import type { CompiledDocument } from '../../model/compiledDocument';
import type { DocumentInput } from './context';
import { splitFrontmatter } from './frontmatter';
import { titleOfFile, titleHtml } from './title';

/** A document that failed to compile: title and front matter only, with the reason as an error. */
export function failedDocument({ file, locale, raw }: DocumentInput, reason: string): CompiledDocument {
  const { frontmatter, fieldLines, problems, fieldProblems } = splitFrontmatter(file, raw);
  const title = frontmatter.title ?? titleOfFile(file);
  return {
    file,
    locale,
    frontmatter,
    fieldLines,
    title,
    body: [titleHtml(title)],
    headings: [],
    headingPlaces: [],
    explicitIds: [],
    anchors: [],
    blocks: [],
    sections: [],
    fences: [],
    partials: [],
    externalLinks: [],
    problems: [
      ...problems,
      ...fieldProblems,
      {
        file,
        line: 1,
        severity: 'error',
        code: 'compile',
        message: reason,
        hint: 'simplify the markup of this page',
      },
    ],
    failed: { frontmatter: problems.length > 0, text: true },
  };
}
