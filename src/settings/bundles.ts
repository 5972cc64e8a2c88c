/** Name of the bundle with the libraries, which is evaluated before the app's if the bundler splits them. */
export const LIBRARIES = 'libraries';

/** Components with queries: pages, templates and the pages of features. */
export const PAGE = /[\\/]src[\\/](?:pages|templates|features[\\/][^\\/]+[\\/]pages)[\\/]/;
