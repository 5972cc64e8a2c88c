/**
 * Changes: Gatsby's loader treats a server error like any other failure; in development, it takes the data of a page
 * that it could not load before.
 * Why: it requests the page data of `/500`, and again if that fails, in an endless loop. The data of a renamed or new
 * page may come after the request for it failed, and crashed the tab.
 * Written for: gatsby 5.16.1. Anchors: `if (status === 500)` in `.cache/loader.js`, `cachedPage.payload.` in
 * `.cache/dev-loader.js`; a missing one throws.
 */
const REPLACEMENTS = {
  'loader.js': ['if (status === 500)', 'if (false)'],
  'dev-loader.js': ['cachedPage.payload.', 'cachedPage.payload?.'],
};

module.exports = function loadWithErrors(source) {
  const [anchor, replacement] = REPLACEMENTS[this.resourcePath.split(/[\\/]/).at(-1)];
  if (!source.includes(anchor)) throw new Error("Gatsby's loader has changed; see loaderErrors.cjs.");
  return source.replaceAll(anchor, replacement);
};
