/** Path prefix of a build with `--prefix-paths`, without trailing slash. */
export const sitePathPrefix = (): string => process.env['PATH_PREFIX'] ?? '/idmp-docs';
