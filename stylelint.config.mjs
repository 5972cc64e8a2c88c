/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  reportNeedlessDisables: true,
  rules: {
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
      files: ['src/client/**/*.css'],
      rules: { 'color-no-hex': true, 'color-named': 'never' },
    },
  ],
};
