import type { CreatePageArgs } from 'gatsby';

/** The translation plugin gives the not-found page of `/en` the path pattern `/en/en/*`; this fixes it. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  const doubled = /^\/([^/]+)\/\1\/\*$/.exec(page.matchPath ?? '');
  if (!doubled) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${doubled[1]}/*` });
}
