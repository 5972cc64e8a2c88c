import { readdirSync } from 'node:fs';

/** What features stand on; each folder imports only those before it, and packages. */
const BUILD = ['types', 'site', 'settings', 'build'];
/** Parts of the page that every other part may use. */
const SHARED_PARTS = ['ui', 'platform', 'i18n', 'errors', 'navigation'];

const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['__tests__', 'styles'].includes(entry.name))
    .map((entry) => entry.name);

/** The files of `target` may import nothing else of `src` than `allowed`. */
const zone = (target, allowed, message) => ({ target, from: './src', except: allowed, message });

const build = BUILD.map((folder, index) => {
  const allowed = BUILD.slice(0, index + 1);
  return zone(
    `./src/${folder}`,
    allowed.map((name) => `./${name}`),
    `${folder} imports only ${allowed.join(', ')} and packages`,
  );
});

/** The top of the build, where features meet: what a site is assembled from, the commands and Gatsby's steps that use it. */
const BELOW_RECIPES = ['./features', ...BUILD.map((name) => `./${name}`)];
const recipes = [
  zone(
    './src/assemble',
    ['./assemble', ...BELOW_RECIPES],
    'assemble imports features and what these stand on',
  ),
  zone('./src/commands', ['./commands', './assemble', ...BELOW_RECIPES], 'commands import no page'),
  zone(
    './src/gatsby',
    ['./gatsby', './assemble', './patches', ...BELOW_RECIPES],
    "Gatsby's steps import no page and no command",
  ),
];

const parts = foldersOf('src/page').map((part) => {
  const below = ['./settings', './types'];
  if (part === 'layout')
    return zone('./src/page/layout', ['./page', './features', ...below], 'layout imports parts and features');
  const base = part === 'ui' || part === 'platform' ? ['ui', 'platform'] : SHARED_PARTS;
  const allowed = [...new Set([part, ...base])];
  return zone(
    `./src/page/${part}`,
    [...allowed.map((name) => `./page/${name}`), ...below],
    `${part} imports only ${allowed.join(', ')} and settings; parts meet in layout`,
  );
});

const SITE = ['./types', './settings', './build', './page'];
const components = zone(
  './src/components',
  ['./components', './page', './settings', './types'],
  'components of Markdown import only parts of the page and settings',
);
const features = foldersOf('src/features').map((name) =>
  zone(
    `./src/features/${name}`,
    [...SITE, `./features/${name}`],
    'a feature imports no other feature; what two features need belongs beside them',
  ),
);

const ENTRIES = foldersOf('packages').flatMap((name) => [
  `./${name}/index.ts`,
  ...(name === 'search' ? ['./search/client.ts'] : []),
]);

/** A package knows nothing of the site, and its neighbors by their entries alone. */
const packages = foldersOf('packages').flatMap((name) => [
  { target: `./packages/${name}`, from: './src', message: 'a package knows nothing of the site' },
  {
    target: `./packages/${name}`,
    from: './packages',
    except: [`./${name}`, ...ENTRIES],
    message: 'packages are imported by their names: @idmp/…',
  },
]);

/** Each of the checks stands for itself. */
const checks = foldersOf('packages/checks').map((name) => ({
  target: `./packages/checks/${name}`,
  from: './packages/checks',
  except: [`./${name}`],
  message: 'a check imports no other check',
}));
const entries = {
  target: './src',
  from: './packages',
  except: ENTRIES,
  message: 'packages are imported by their names: @idmp/…',
};

/** Who may import whom. */
export const WALLS = [
  ...build,
  ...recipes,
  ...parts,
  components,
  ...features,
  ...packages,
  ...checks,
  entries,
  zone(
    './src/patches',
    ['./patches', './types', './settings', './build'],
    'patches import only settings and build',
  ),
  ...['templates', 'pages'].map((name) =>
    zone(
      `./src/${name}`,
      [`./${name}`, './components', './page', './features', './settings'],
      `${name} import only components, page, features and settings`,
    ),
  ),
  ...['./gatsby-browser.tsx', './gatsby-ssr.tsx'].map((file) =>
    zone(file, ['./page', './features'], 'this file imports only page and features'),
  ),
  zone('./gatsby-config.ts', ['./settings'], 'this file imports only settings'),
];
