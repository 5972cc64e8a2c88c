import type { CompiledDocument, ContentProblem } from '@idmp/model';
import { report } from './problems';

/** Checks that need a single document only: missing description, absolute links to pages of this site. */
export function checkDocument(document: CompiledDocument, siteHosts: ReadonlySet<string>): ContentProblem[] {
  const { file, frontmatter, externalLinks, failed } = document;
  const found: ContentProblem[] = [];
  if (frontmatter.description === undefined && !failed.frontmatter) {
    found.push(report('no-description', { file, line: 1 }));
  }
  for (const { href, file: from, line } of externalLinks) {
    // The address of a host alone names a site, such as that of other releases.
    if (!siteHosts.has(hostOf(href)) || new URL(href, 'https://example.invalid').pathname === '/') continue;
    found.push(report('absolute-link', { file: from, line }, { href }));
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
