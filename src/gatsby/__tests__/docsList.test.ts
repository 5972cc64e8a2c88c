import type { DocumentSummary } from '@idmp/content';
import { docsList } from '../createResolvers';

const summary = (overrides: Partial<DocumentSummary>): DocumentSummary => ({
  file: 'content/en/a.md',
  locale: 'en',
  path: 'a.md',
  category: '',
  slug: 'a',
  address: '/en/a',
  title: 'A',
  description: '',
  sidebarLabel: 'A',
  sidebarPosition: null,
  sidebarSection: null,
  draft: false,
  unlisted: false,
  ...overrides,
});

describe('docsList', () => {
  it('names the root document "index" and sorts by address', () => {
    const home = summary({ file: 'content/en/index.md', slug: '', address: '/en' });
    expect(docsList([summary({}), home])).toEqual([
      { id: 'index', path: '/en', sidebar: 'default', locale: 'en' },
      { id: 'a', path: '/en/a', sidebar: 'default', locale: 'en' },
    ]);
  });

  it('leaves out drafts and pages of the site itself', () => {
    const standalone = summary({ file: 'src/site/standalone/en/accessibility.md' });
    expect(docsList([standalone, summary({ draft: true })])).toEqual([]);
  });
});
