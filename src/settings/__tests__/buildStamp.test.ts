import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { alias, dependencies } from '../../../package.json';
import { BUILD_SOURCES, hashBuildSources } from '../buildStamp';

const example = readFileSync('.env.example', 'utf8');
const readers = [
  'src/settings/buildSettings.ts',
  ...readdirSync('src/settings')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/settings/${name}`),
];
const settings = new Set(
  readers.flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(/\b(?:GATSBY_[A-Z_]*[A-Z]|SITE_URL|ALGOLIA_ADMIN_KEY)\b/g) ?? [],
  ),
);

it('finds the settings that the sources read', () => {
  expect(settings.size).toBeGreaterThan(10);
});

it.each([...settings])('.env.example names %s, and the stamp follows it', (name) => {
  expect(example).toMatch(new RegExp(`^#?\\s*${name}=`, 'm'));
  expect(hashBuildSources({ [name]: 'x' })).not.toBe(hashBuildSources({}));
});

it("the stamp does not follow Gatsby's own variables", () => {
  expect(hashBuildSources({ GATSBY_SLICES: '1' })).toBe(hashBuildSources({}));
});

/** What a build imports: files of the project, and packages. */
async function buildInputs(): Promise<{ files: string[]; packages: string[] }> {
  const { metafile } = await build({
    entryPoints: [
      'gatsby-browser.tsx',
      'gatsby-config.ts',
      'gatsby-node.ts',
      'gatsby-ssr.tsx',
      'scripts/build.mjs',
    ],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    packages: 'external',
    alias,
    external: ['$*'],
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty', '.cjs': 'js' },
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return {
    files: Object.keys(metafile.inputs).filter((file) => !file.startsWith('(')),
    packages: [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))],
  };
}

it('the stamp follows every file that a build imports', async () => {
  const { files } = await buildInputs();
  expect(files.length).toBeGreaterThan(100);
  const isKnown = (file: string): boolean =>
    BUILD_SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isKnown(file))).toEqual([]);
});

it('every package that a build imports is a dependency, so that it runs without dev dependencies', async () => {
  const { packages } = await buildInputs();
  const names = packages
    .filter((name) => !/^(?:[$.]|data:)/.test(name) && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(names).toContain('esbuild');
  expect([...new Set(names)].filter((name) => !(name in dependencies)).sort()).toEqual([]);
});
