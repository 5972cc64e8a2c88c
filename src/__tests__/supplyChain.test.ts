import fs from 'node:fs';

interface LockedPackage {
  /** A package of this project. */
  link?: boolean;
  version?: string;
  license?: string;
  dev?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
/** Packages of others; those of this project are links and folders. */
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');
const unique = (names: string[]): string[] => [...new Set(names)].sort();

/** Licences under which the site may be built and its parts published. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT/X11',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences of packages that the lockfile has none for, as their own files state them. */
const STATED: Record<string, string> = {
  busboy: 'MIT',
  'hogan.js': 'Apache-2.0',
  linkfs: 'Unlicense',
  not: 'MIT',
  streamsearch: 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Packages under another licence, with the reason why that is right here. */
const EXCEPTIONS: readonly { name: RegExp; reason: string }[] = [
  {
    name: /^@fontsource-variable\/noto-sans-sc$/,
    reason: 'a font under the OFL that PDFs are written with',
  },
  { name: /^@img\/sharp-/, reason: 'a library under the LGPL that the build loads and never publishes' },
];

/** Whether one of the licences of an expression such as `(MIT OR CC0-1.0)`, or all of `A AND B`, are allowed. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

describe('packages', () => {
  it('run no install scripts', () => {
    expect(fs.readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  it('have install scripts only where that is known, and none is needed', () => {
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(unique(withScripts.map(([path]) => nameOf(path)))).toMatchInlineSnapshot(`
     [
       "@parcel/watcher",
       "core-js",
       "core-js-pure",
       "es5-ext",
       "esbuild",
       "gatsby",
       "gatsby-cli",
       "lmdb",
       "msgpackr-extract",
       "unrs-resolver",
     ]
    `);
  });

  it('are pinned by integrity hash, and bound to no registry', () => {
    expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});

describe('licences of what the site is built with', () => {
  const production = locked.filter(([, { dev }]) => !dev);
  const licenceOf = ([path, { license }]: (typeof locked)[number]): string =>
    license ?? STATED[nameOf(path)] ?? 'unknown';

  it('are all on the list', () => {
    const others = production.filter(
      (entry) => !isAllowed(licenceOf(entry)) && !EXCEPTIONS.some(({ name }) => name.test(nameOf(entry[0]))),
    );
    expect(unique(others.map((entry) => `${nameOf(entry[0])}: ${licenceOf(entry)}`))).toEqual([]);
  });

  it('has no unused exceptions', () => {
    const names = production.map(([path]) => nameOf(path));
    const needless = EXCEPTIONS.filter(({ name }) => !names.some((candidate) => name.test(candidate)));
    expect(needless).toEqual([]);
    expect(Object.keys(STATED).filter((name) => !names.includes(name))).toEqual([]);
  });
});
