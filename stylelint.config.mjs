/** CSS features that a promised browser lacks, and what its readers see instead. */
const UNSUPPORTED_FEATURES = {
  'css-content-visibility':
    'the text of a closed <details> stays off the paper, unless it was opened before printing',
  'css-media-scripting':
    'only `none` is used, which all promised browsers know; the data counts the other values',
  'css-paged-media': 'the default margins of the paper',
  'css-resize': 'text fields keep their size on phones',
  'css-touch-action': 'a double tap zooms the page as well',
  'css-widows-orphans': 'a single line may stand alone at the edge of a printed page',
  'css3-cursors-newer': 'phones have no cursor',
  'text-size-adjust': 'for phones only; other browsers do not enlarge texts',
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportNeedlessDisables: true,
  rules: {
    // The promise is `browserslist` in package.json.
    'plugin/no-unsupported-browser-features': [
      true,
      { ignore: Object.keys(UNSUPPORTED_FEATURES), ignorePartialSupport: true },
    ],
    // Class names of CSS modules are properties in code.
    'selector-class-pattern': null,
    'custom-property-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'no-descending-specificity': null,
    // Blank lines are the author's, as in code.
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'import-notation': 'string',
    'media-feature-range-notation': null,
    'value-keyword-case': null,
  },
  overrides: [
    {
      // Colours live in one place; parts use the custom properties.
      files: ['src/page/!(styles)/**/*.css', 'src/features/**/*.css'],
      rules: { 'color-no-hex': true, 'color-named': 'never' },
    },
  ],
};
