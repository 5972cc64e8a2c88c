import type { CreatePageArgs } from 'gatsby';
import { readTexts } from '@idmp/files';
import { onCreatePage } from '../onCreatePage';

type Page = CreatePageArgs['page'];

/** What is created in place of a page; undefined if it stays. */
function corrected(page: Partial<Page>): Partial<Page> | undefined {
  const [deletePage, createPage] = [jest.fn(), jest.fn<void, [Page]>()];
  onCreatePage({ page, actions: { deletePage, createPage } } as unknown as CreatePageArgs<object>);
  expect(deletePage).toHaveBeenCalledTimes(createPage.mock.calls.length);
  return createPage.mock.calls[0]?.[0];
}

const component = '/site/src/pages/404.tsx';

describe('onCreatePage', () => {
  it('adds the texts of the shell and the leading slash, and shortens the pattern of the not-found page', () => {
    const context = { language: 'en', i18n: { language: 'en', path: 'en/404' } };
    const page = corrected({ path: '/en/404', matchPath: '/en/en/*', component, context });
    expect(page).toEqual({
      path: '/en/404',
      matchPath: '/en/*',
      component,
      context: { ...context, i18n: { language: 'en', path: '/en/404' }, texts: readTexts('client').en },
    });
    expect(corrected(page ?? {})).toBeUndefined();
  });

  it.each([
    ['a document', '/site/src/templates/doc.tsx', { language: 'en', i18n: { path: '/en/intro' } }],
    ['a page in no language', '/site/.cache/dev-404-page.js', {}],
  ])('keeps %s', (_what, template, context) => {
    expect(corrected({ path: '/en/intro', component: template, context })).toBeUndefined();
  });
});
