import type { CreatePageArgs } from 'gatsby';

interface LocalizedContext {
  i18n?: { path: string };
}

/**
 * Corrects the pages of `src/pages` that the translation plugin makes for `/en`: their path lacks the leading slash, and
 * the pattern of the not-found page is `/en/en/*`.
 */
export function onCreatePage({ page, actions }: CreatePageArgs<LocalizedContext>): void {
  const i18n = page.context?.i18n;
  if (!i18n || i18n.path.startsWith('/')) return;
  const matchPath = page.matchPath?.replace(/^(\/[^/]+)\1\//, '$1/');
  actions.deletePage(page);
  actions.createPage({
    ...page,
    ...(matchPath && { matchPath }),
    context: { ...page.context, i18n: { ...i18n, path: `/${i18n.path}` } },
  });
}
