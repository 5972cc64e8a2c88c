/** Folder behind the alias `$site/`, relative to the project. */
export const SITE_DIR = '.cache/site';

/** Name of the bundle with the libraries, which is evaluated before the app's if the bundler splits them. */
export const LIBRARIES = 'libraries';

/** Components with queries: pages, templates, and Gatsby's own for unknown addresses in development. */
export const PAGE = /[\\/](?:src[\\/](?:pages|templates)[\\/]|\.cache[\\/]dev-404-page\.js$)/;

/** Templates of the pages that the site creates itself. */
export const DOC_TEMPLATE = 'src/templates/doc.tsx';
export const REDIRECT_TEMPLATE = 'src/templates/redirect.tsx';

/** Whether a page with this component was made by the engineer of a site: in `src/pages/`, or by `createPage`. */
export const isOwnComponent = (component: string): boolean =>
  ![DOC_TEMPLATE, REDIRECT_TEMPLATE].some((template) => component.endsWith(template));
