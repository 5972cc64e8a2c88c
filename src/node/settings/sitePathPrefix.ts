/** Path prefix of a build for one, as the environment says now; without trailing slash (spec.md section 1). */
export const sitePathPrefix = (): string => process.env['PATH_PREFIX'] ?? '/idmp-docs';
