import { defineConfig, globalIgnores } from 'eslint/config';
import importPlugin from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { GUARDED_APIS } from './scripts/lint/guardedApis.mjs';
import { ownKeys } from './scripts/lint/ownKeys.mjs';
import { supportedApis } from './scripts/lint/supportedApis.mjs';
import { WALLS } from './scripts/lint/walls.mjs';

const SCRIPT_EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.css'];

/** What runs in the browser. */
const BROWSER_SOURCES = ['src/{page,features/*/client}/**/*.{ts,tsx}'];

const UI_TEXT = 'Texts of the interface come from locales/, through a message key.';

const INLINE_STYLE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content policy forbids inline styles: use a CSS module.',
};
const INTERFACE = [
  { selector: 'JSXText[value=/\\p{L}{2,}/u]', message: UI_TEXT },
  { selector: 'Literal[value=/\\p{Script=Han}/u]', message: UI_TEXT },
  INLINE_STYLE,
];

/** Places where a browser takes text as code or HTML. */
const SINKS = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML'] Property[key.name='__html']:not([value.callee.name=/^(?:trusted|page)Html$/])",
  "AssignmentExpression:not([right.callee.name='trustedHtml']) > MemberExpression.left[property.name=/^(?:innerHTML|outerHTML|srcdoc)$/]",
  'MemberExpression[property.name=/^(?:insertAdjacentHTML|createContextualFragment|parseFromString|write|writeln|createPolicy)$/]',
  "CallExpression[callee.property.name='createElement'] > Literal.arguments[value=/^(?:script|iframe|object|embed)$/]",
].map((selector) => ({
  selector,
  message: 'HTML and script addresses go through trustedHtml and createScript in src/page/platform.',
}));

/** A tag in a regular expression or in a text that is searched for. */
const TAG = String.raw`(?<![?<[])<(?:\\?\/\??)?(?:\\w|[a-zA-Z(])`;

/** Finished HTML is an output: what it contains is asked of the tree it was made from (packages/compile/tree). */
const HTML_TEXTS = [
  `Literal[regex.pattern=/${TAG}/]`,
  `NewExpression[callee.name='RegExp'] > Literal.arguments[value=/${TAG}/]`,
  `NewExpression[callee.name='RegExp'] > TemplateLiteral.arguments TemplateElement[value.raw=/${TAG}|<$/]`,
  `CallExpression[callee.property.name=/^(?:includes|indexOf|lastIndexOf|match|matchAll|replace|replaceAll|search|split)$/] > Literal.arguments[value=/${TAG}/]`,
].map((selector) => ({
  selector,
  message: 'Finished HTML is neither searched nor changed: use the tree of the article.',
}));

/** Files that read tags in a text, each for a reason. */
const TAG_READERS = [
  // Judges texts on their way into the DOM of a browser, where no tree is left.
  'src/page/boot/trustedPolicy.ts',
  // Skips the parser for images without suspicious words.
  'packages/content/sources/activeSvg.ts',
  // Searches any text file for keys, with line ends in any spelling.
  'packages/hosts/secrets/publishedSecrets.ts',
];

/** They make the policy, and render documents on the server. */
const POLICY_FILES = [
  'src/page/platform/trustedHtml.ts',
  'src/page/boot/trustedPolicy.ts',
  'src/page/document/*.tsx',
];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '.cache/',
    'public/',
    'public-en/',
    'coverage/',
    'test-results/',
    'static/',
    'content/',
    'figures/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: {
      import: importPlugin,
      site: { rules: { 'own-keys': ownKeys, 'supported-apis': supportedApis } },
    },
    settings: {
      'import/resolver': { node: { extensions: SCRIPT_EXTENSIONS } },
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // An interface may be asynchronous where one of its implementations is not.
      '@typescript-eslint/require-await': 'off',
      'no-warning-comments': 'error',
      // Computing strongly connected components for every file takes longer than following its imports.
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
      'import/no-default-export': 'error',
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Who may import whom. Tests join what they test.
    files: ['{src,packages}/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: { 'import/no-restricted-paths': ['error', { zones: WALLS }] },
  },
  {
    files: ['src/**/*.tsx', ...BROWSER_SOURCES],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: [...BROWSER_SOURCES, 'src/{templates,pages}/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...INTERFACE, ...SINKS, ...HTML_TEXTS],
    },
  },
  {
    // Their texts may stand in them.
    files: ['src/pages/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', INLINE_STYLE, ...SINKS, ...HTML_TEXTS] },
  },
  { files: POLICY_FILES, rules: { 'no-restricted-syntax': ['error', ...INTERFACE, ...HTML_TEXTS] } },
  {
    files: ['{src,packages}/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    ignores: ['**/__tests__/**', ...BROWSER_SOURCES, ...TAG_READERS],
    rules: { 'no-restricted-syntax': ['error', ...HTML_TEXTS] },
  },
  {
    files: ['src/page/boot/trustedPolicy.ts'],
    rules: { 'no-restricted-syntax': ['error', ...INTERFACE] },
  },
  {
    // Texts of writers and readers are of any length, so expressions take time that grows as they do.
    files: ['{src,packages}/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
    ignores: ['**/__tests__/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // What is read is not yet what the code expects, and may not be readable at all.
    files: ['{src,packages}/**/*.{ts,tsx}', 'scripts/**/*.ts', 'gatsby-*.{ts,tsx}'],
    ignores: ['**/__tests__/**', 'packages/model/{decode,readJson}.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'JSON', property: 'parse', message: 'Read JSON with packages/model/readJson.ts.' },
      ],
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent', 'unescape'].map((name) => ({
          name,
          message: 'It throws a raw sentence for malformed text: use packages/model/decode.ts.',
        })),
      ],
    },
  },
  {
    // What runs in the browser; the promise is `browserslist` in package.json.
    files: [
      ...BROWSER_SOURCES,
      'packages/model/**/*.ts',
      'src/settings/**/*.ts',
      'src/features/*/model/**/*.ts',
      'src/{templates,pages}/**/*.{ts,tsx}',
      'gatsby-browser.tsx',
    ],
    ignores: ['**/__tests__/**'],
    rules: { 'site/supported-apis': ['error', { guarded: Object.keys(GUARDED_APIS) }] },
  },
  {
    // Where names come from content; the browser gets them from the build.
    files: ['{src,packages}/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['**/__tests__/**', ...BROWSER_SOURCES, 'src/patches/**', 'packages/model/plainRecord.ts'],
    rules: { 'site/own-keys': 'error' },
  },
  {
    files: BROWSER_SOURCES,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'gatsby',
          importNames: ['graphql', 'useStaticQuery'],
          message: 'Only templates and pages query data; parts get props.',
        },
        {
          name: 'lucide-react',
          message:
            "Import one icon ('lucide-react/icons/sun'): the package's entry brings two thousand modules.",
        },
      ],
    },
  },
  {
    // Gatsby, Jest and Playwright read the default export of these files.
    files: [
      'src/page/navigation/notFoundPatterns.ts',
      'gatsby-*.{ts,tsx}',
      '*.config.ts',
      'e2e/**/*.config.ts',
      'e2e/**/globalSetup.ts',
      'src/html.tsx',
      '{src/{components,templates,pages}/**,e2e/components}/*.tsx',
      // In place of a package's file, with its exports.
      'src/patches/modules/*.ts',
      '**/*.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // Only a call can catch what the build code throws while it loads.
    files: ['gatsby-node.ts', 'plugins/bundle/gatsby-node.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // An import statement would turn a declaration file into a module.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['**/__tests__/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
);
