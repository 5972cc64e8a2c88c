import { readdirSync } from 'node:fs';

/** Folders of the build, beside features; each imports only those before it, and packages. */
const BUILD = ['types', 'site', 'settings', 'build', 'gatsby'];
/** Parts of the page that every other part may use. */
const SHARED_PARTS = ['ui', 'platform', 'i18n', 'errors', 'navigation', 'feature'];

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

const parts = foldersOf('src/page').map((part) => {
  const below = ['./settings', './types'];
  if (part === 'layout')
    return zone('./src/page/layout', ['./page', ...below], 'layout imports only parts and settings');
  const base = part === 'ui' || part === 'platform' ? ['ui', 'platform'] : SHARED_PARTS;
  const allowed = [...new Set([part, ...base])];
  return zone(
    `./src/page/${part}`,
    [...allowed.map((name) => `./page/${name}`), ...below],
    `${part} imports only ${allowed.join(', ')} and settings; parts meet in layout`,
  );
});

const SITE = ['./types', './settings', './build', './gatsby', './page'];
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

/** The features of the packages: none imports another, and what they stand on imports none. */
const packageFeatures = ['packages/compile/features', 'packages/content/features', 'packages/checks'].flatMap(
  (folder) =>
    foldersOf(folder).map((name) => ({
      target: `./${folder}/${name}`,
      from: `./${folder}`,
      except: [`./${name}`],
      message: 'a feature imports no other feature; what two features need belongs beside them',
    })),
);
const belowFeatures = ['packages/compile', 'packages/content'].flatMap((folder) =>
  foldersOf(folder)
    .filter((name) => name !== 'features')
    .map((name) => ({
      target: `./${folder}/${name}`,
      from: `./${folder}/features`,
      message: 'what features stand on imports none',
    })),
);
const entries = {
  target: './src',
  from: './packages',
  except: ENTRIES,
  message: 'packages are imported by their names: @idmp/…',
};

/** Who may import whom. */
export const WALLS = [
  ...build,
  ...parts,
  ...features,
  ...packages,
  ...packageFeatures,
  ...belowFeatures,
  entries,
  zone('./src/patches', ['./patches', './settings', './gatsby'], 'patches import only settings and gatsby'),
  zone('./src/templates', ['./templates', './page', './settings'], 'templates import only page and settings'),
  zone('./src/pages', ['./pages', './page', './settings'], 'pages import only page and settings'),
  ...['./gatsby-browser.tsx', './gatsby-ssr.tsx'].map((file) =>
    zone(file, ['./page', './features'], 'this file imports only page and features'),
  ),
  zone('./gatsby-config.ts', ['./settings'], 'this file imports only settings'),
];
