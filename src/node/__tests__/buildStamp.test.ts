import { readdirSync, readFileSync } from 'node:fs';
import { hashBuildSources } from '../buildStamp';

const example = readFileSync('.env.example', 'utf8');
const readers = [
  'src/node/buildSettings.ts',
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
