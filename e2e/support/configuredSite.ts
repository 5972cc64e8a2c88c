import type { SiteVariant } from './buildSite';

export const SCRIPTS = 'https://scripts.example.com';
export const LEADS = 'https://leads.example.com:9617';
export const INDEX = 'idmp_docs';
export const ADMIN_KEY = 'admin-0f1e2d3c4b5a69788796a5b4c3d2e1f0';
export const SEARCH_KEY = 'search-00112233445566778899aabbccddeeff';
/** Hostnames of the search service; the browser resolves them to the fakes. */
export const HOST_NAMES = ['search-1.example.test:7700', 'search-2.example.test:7700'] as const;

/** Settings of hosted search. */
export const SEARCH_ENV = {
  GATSBY_ALGOLIA_APP_ID: 'TESTAPP',
  GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: INDEX,
  GATSBY_ALGOLIA_HOSTS: HOST_NAMES.map((name) => `http://${name}`).join(','),
  ALGOLIA_ADMIN_KEY: ADMIN_KEY,
};

/** A small site with hosted search and all other third-party services, shared by the tests of both. */
export const CONFIGURED_SITE = {
  content: 'e2e/parts',
  env: {
    ...SEARCH_ENV,
    GATSBY_DOCS_API: SCRIPTS,
    GATSBY_LEADS_API: LEADS,
    GATSBY_STATS_ID: 'abc123',
    GATSBY_TAG_MANAGER_ID: 'GTM-TEST1',
    GATSBY_SALES_MAIL_TO: 'team@example.com',
  },
} satisfies SiteVariant;
