import type { CompiledDocument } from '../../../core/model/compiledDocument';
import { warning, type ContentProblem } from '../../../core/model/problem';

/** Checks that need a single document only: missing description, absolute links to this site. */
export function checkDocument(document: CompiledDocument, siteHosts: ReadonlySet<string>): ContentProblem[] {
  const { file, frontmatter, externalLinks, failed } = document;
  const found: ContentProblem[] = [];
  if (frontmatter.description === undefined && !failed.frontmatter) {
    const message = 'the page has no description';
    const hint = 'add "description: …" to the front matter: one sentence, what question the page answers';
    found.push(warning(file, 1, 'no-description', message, hint));
  }
  for (const { href, file: from, line } of externalLinks) {
    if (!siteHosts.has(hostOf(href))) continue;
    const message = `"${href}" is an absolute link to this site`;
    found.push(warning(from, line, 'absolute-link', message, 'link to the file of the page'));
  }
  return found;
}

/** Host of an address in lower case, '' if it has none. */
export function hostOf(href: string): string {
  try {
    return new URL(href, 'https://example.invalid').host;
  } catch {
    return '';
  }
}
