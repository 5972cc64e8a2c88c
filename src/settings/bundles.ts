/** Name of the bundle with the libraries, which is evaluated before the app's if the bundler splits them. */
export const LIBRARIES = 'libraries';

/** Components with queries: pages, templates, the pages of features, and Gatsby's own for unknown addresses in development. */
export const PAGE =
  /[\\/](?:src[\\/](?:pages|templates|features[\\/][^\\/]+[\\/]pages)[\\/]|\.cache[\\/]dev-404-page\.js$)/;
