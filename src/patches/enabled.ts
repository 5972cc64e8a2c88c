/** Whether the build patches packages; `IDMP_PATCHES=off` builds with an unpatched Gatsby. */
export const patchesEnabled = process.env['IDMP_PATCHES'] !== 'off';
