/**
 * Changes: Gatsby's loader treats a server error like any other failure.
 * Why: it requests the page data of `/500`, and again if that fails, in an endless loop.
 * Written for: gatsby 5.16.1. Anchor: `if (status === 500)` in `.cache/loader.js`; a missing one throws.
 * Remove: delete this file and its rule in `index.ts`.
 */
const ASKS_FOR_PAGE_500 = 'if (status === 500)';

module.exports = (source) => {
  if (!source.includes(ASKS_FOR_PAGE_500))
    throw new Error("Gatsby's loader has changed; see serverErrors.cjs.");
  return source.replaceAll(ASKS_FOR_PAGE_500, 'if (false)');
};
