const DOCS_PLUGIN = 'default';

/** Tag on the search records of a docs version. */
export function docsTag(version: string): string {
  return `docs-${DOCS_PLUGIN}-${version}`;
}

/** Tag of current records whose page differs in a docs version, or does not exist there. */
export function otherwiseTag(version: string): string {
  return `${docsTag(version)}-otherwise`;
}
