import { readdirSync } from 'node:fs';

/** Folders of the core; each imports only those before it. */
const CORE = [
  'model',
  'tree',
  'site',
  'files',
  'html',
  'settings',
  'words',
  'markdown',
  'content',
  'assemble',
  'build',
  'serve',
  'gatsby',
  'feature',
];
/** The data of this site: `core/site` reads it for all others. */
const DATA = './site';
/** What the browser and the server's HTML renderer run; it imports none of the build. */
const PAGE = 'page';
/** Parts of the page that every other part may use. */
const SHARED_PARTS = ['ui', 'platform', 'i18n', 'errors', 'navigation', 'feature'];

const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '__tests__')
    .map((entry) => entry.name);

/** The files of `target` may import nothing else of `src` than `allowed`. */
const zone = (target, allowed, message) => ({ target, from: './src', except: allowed, message });

const core = CORE.map((folder, index) => {
  const allowed = CORE.slice(0, index + 1);
  const data = folder === 'site' ? [DATA] : [];
  return zone(
    `./src/core/${folder}`,
    [...allowed.map((name) => `./core/${name}`), ...data],
    `core/${folder} imports only ${[...allowed, ...data].join(', ')}`,
  );
});

const parts = foldersOf('src/core/page').map((part) => {
  const below = ['./core/site', './core/model'];
  if (part === 'layout')
    return zone(
      './src/core/page/layout',
      ['./core/page', ...below],
      'layout imports only parts, site and model',
    );
  const base = part === 'ui' || part === 'platform' ? ['ui', 'platform'] : SHARED_PARTS;
  const allowed = [...new Set([part, ...base])];
  return zone(
    `./src/core/page/${part}`,
    [...allowed.map((name) => `./core/page/${name}`), ...below],
    `${part} imports only ${allowed.join(', ')}, site and model; parts meet in layout`,
  );
});

const features = foldersOf('src/features').map((name) =>
  zone(
    `./src/features/${name}`,
    ['./core', `./features/${name}`],
    'a feature imports only core and its own files; what two features need belongs into core',
  ),
);

/** Who may import whom in `src`. */
export const WALLS = [
  ...core,
  zone('./src/site', [DATA, './core/model'], 'src/site is data, and imports only types of core/model'),
  ...parts,
  ...features,
  zone(
    './src/patches',
    ['./patches', './core/model', './core/site', './core/files', './core/gatsby'],
    'patches import only core/model, core/site, core/files and core/gatsby',
  ),
  zone(
    './src/templates',
    ['./templates', './core/page', './core/site', './core/model'],
    'templates import only core',
  ),
  zone(
    './src/pages',
    ['./pages', './core/page', './core/site', './core/model', './features'],
    'pages import only core and features',
  ),
  ...['./gatsby-browser.tsx', './gatsby-ssr.tsx'].map((file) =>
    zone(
      file,
      ['./core/page', './core/styles', './features'],
      'this file imports only core/page and features',
    ),
  ),
  zone('./gatsby-config.ts', ['./core'], 'this file imports only core'),
];

/** Every folder of the core has its place in the order. */
const unknown = foldersOf('src/core').filter((name) => ![...CORE, PAGE, 'styles', 'fonts'].includes(name));
if (unknown.length > 0)
  throw new Error(
    `src/core/${unknown[0]} has no place in the order of scripts/lint/walls.mjs: add it there.`,
  );
