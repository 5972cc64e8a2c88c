/** Whether the build changes packages from inside; `IDMP_PATCHES=off` builds on an unpatched Gatsby. */
export const patchesEnabled = process.env['IDMP_PATCHES'] !== 'off';
