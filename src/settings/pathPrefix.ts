/**
 * Path prefix of a build with `--prefix-paths`, without trailing slash; `buildSettings` checks it. Gatsby's configuration
 * reads it alone: what throws there is reported with Gatsby's own trace.
 */
export const sitePathPrefix = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  (env['PATH_PREFIX'] ?? '/idmp-docs').trim().replace(/\/$/, '');
