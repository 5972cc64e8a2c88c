import type { Environment } from './settingReaders';

/** Path prefix of a build with `--prefix-paths`, without trailing slash; `buildSettings` checks it. */
export const sitePathPrefix = (env: Environment = process.env): string =>
  (env['PATH_PREFIX'] ?? '/idmp-docs').trim().replace(/\/$/, '');
