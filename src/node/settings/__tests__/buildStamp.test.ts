import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { BUILD_SOURCES, hashBuildSources } from '../buildStamp';

const example = readFileSync('.env.example', 'utf8');
const readers = [
  'src/node/settings/buildSettings.ts',
  ...readdirSync('src/site')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/site/${name}`),
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

it('the stamp follows every file that a build imports', async () => {
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
    external: ['$*'],
    loader: { '.css': 'empty', '.svg': 'empty', '.cjs': 'js' },
    logLevel: 'silent',
  });
  const imported = Object.keys(metafile.inputs).filter((file) => !file.startsWith('('));
  expect(imported.length).toBeGreaterThan(100);
  const isKnown = (file: string): boolean =>
    BUILD_SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
  expect(imported.filter((file) => !isKnown(file))).toEqual([]);
});
