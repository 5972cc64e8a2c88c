/**
 * Changes: the progress bar's plugin adds no `<style>` element.
 * Why: the content policy forbids inline styles; the rules stand in our own style sheet.
 * Written for: gatsby-plugin-nprogress 5.16.0. Anchor: `document.head.appendChild(node);`; a missing one throws.
 * Remove: delete this file and its rule in `index.ts`.
 */
const ADDS_STYLE = 'document.head.appendChild(node);';

module.exports = (source) => {
  if (!source.includes(ADDS_STYLE))
    throw new Error('The progress bar has changed; see progressBarStyle.cjs.');
  return source.replace(ADDS_STYLE, '');
};
