/** Keys of the browser's storage that several parts use; each other one is beside its part. */
export const THEME_KEY = 'theme';
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';
