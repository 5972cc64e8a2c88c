import type { CreatePageArgs } from 'gatsby';
import { readTexts } from '@idmp/files';
import { isLocale } from '@idmp/model';
import { isOwnComponent } from '../settings/siteFiles';

interface LocalizedContext {
  language?: string;
  i18n?: { path: string };
  texts?: object;
}

/**
 * Gives pages that no document made the texts of the shell, and corrects what the translation plugin makes of them for
 * `/en`: their path lacks the leading slash, and the pattern of the not-found page is `/en/en/*`.
 */
export function onCreatePage({ page, actions }: CreatePageArgs<LocalizedContext>): void {
  const { language = '', i18n, texts } = page.context ?? {};
  if (!i18n || !isLocale(language) || texts || !isOwnComponent(page.component)) return;
  const matchPath = page.matchPath?.replace(/^(\/[^/]+)\1\//, '$1/');
  const path = i18n.path.replace(/^\/?/, '/');
  actions.deletePage(page);
  actions.createPage({
    ...page,
    ...(matchPath && { matchPath }),
    context: { ...page.context, i18n: { ...i18n, path }, texts: readTexts('client')[language] },
  });
}
