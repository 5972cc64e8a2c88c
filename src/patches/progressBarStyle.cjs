/**
 * Changes: the progress bar's plugin brings no styles and adds no `<style>` element.
 * Why: the content policy forbids inline styles, and the rules are in our own style sheet.
 * Written for: gatsby-plugin-nprogress 5.16.0. Anchor: the lines between the two texts below; a missing one throws.
 */
const STYLES = /\/\/ Inject styles\.[^]*document\.head\.appendChild\(node\);/;

module.exports = (source) => {
  if (!STYLES.test(source)) throw new Error('The progress bar has changed; see progressBarStyle.cjs.');
  return source.replace(STYLES, '');
};
