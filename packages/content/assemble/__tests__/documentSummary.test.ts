import type { CompiledDocument } from '@idmp/compile';
import { pathBelowLocale, summarize } from '../documentSummary';

const document = (overrides: Partial<CompiledDocument> = {}): CompiledDocument => ({
  file: 'content/en/05-basic/02-data-model.md',
  locale: 'en',
  frontmatter: {},
  fieldLines: {},
  title: 'Data model',
  tree: { type: 'root', children: [] },
  headings: [],
  headingPlaces: [],
  explicitIds: [],
  anchors: [],
  blocks: [],
  sections: [],
  fences: [],
  partials: [],
  externalLinks: [],
  problems: [],
  failed: { frontmatter: false, text: false },
  ...overrides,
});

describe('summarize', () => {
  it('takes address, folder and label from the path and the title', () => {
    expect(summarize(document())).toEqual({
      file: 'content/en/05-basic/02-data-model.md',
      locale: 'en',
      path: '05-basic/02-data-model.md',
      category: '05-basic',
      slug: 'basic/data-model',
      address: '/en/basic/data-model',
      title: 'Data model',
      description: '',
      sidebarLabel: 'Data model',
      sidebarPosition: null,
      sidebarSection: null,
      draft: false,
      unlisted: false,
    });
  });

  it('prefers the front matter', () => {
    const frontmatter = { slug: '/model', sidebar_label: 'Model', sidebar_position: 3, draft: true };
    expect(summarize(document({ frontmatter }))).toMatchObject({
      slug: 'model',
      address: '/en/model',
      sidebarLabel: 'Model',
      sidebarPosition: 3,
      draft: true,
    });
  });
});

describe('pathBelowLocale', () => {
  it('drops everything up to the folder of the language', () => {
    expect(pathBelowLocale('src/settings/standalone/zh-Hans/accessibility.md')).toBe('accessibility.md');
  });
});
