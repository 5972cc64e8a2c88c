import type { CreatePageArgs } from 'gatsby';
import { onCreatePage } from '../onCreatePage';

type Page = CreatePageArgs['page'];

/** What is created in place of a page; undefined if it stays. */
function corrected(page: Partial<Page>): Partial<Page> | undefined {
  const [deletePage, createPage] = [jest.fn(), jest.fn<void, [Page]>()];
  onCreatePage({ page, actions: { deletePage, createPage } } as unknown as CreatePageArgs<object>);
  expect(deletePage).toHaveBeenCalledTimes(createPage.mock.calls.length);
  return createPage.mock.calls[0]?.[0];
}

describe('onCreatePage', () => {
  it('adds the leading slash, and shortens the pattern of the not-found page', () => {
    const context = { language: 'en', i18n: { language: 'en', path: 'en/404' } };
    expect(corrected({ path: '/en/404', matchPath: '/en/en/*', context })).toEqual({
      path: '/en/404',
      matchPath: '/en/*',
      context: { language: 'en', i18n: { language: 'en', path: '/en/404' } },
    });
  });

  it('adds no pattern to a page without one', () => {
    const page = corrected({ path: '/en/redirect', context: { i18n: { path: 'en/redirect' } } });
    expect(page).toEqual({ path: '/en/redirect', context: { i18n: { path: '/en/redirect' } } });
  });

  it('keeps other pages', () => {
    expect(corrected({ path: '/404', context: { i18n: { path: '/404' } } })).toBeUndefined();
    expect(corrected({ path: '/dev-404-page', context: {} })).toBeUndefined();
  });
});
