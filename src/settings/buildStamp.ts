import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the settings of a build; the environment also has variables of Gatsby with the same prefix. */
const SETTINGS_FILE = '.env.example';
const SETTING = /^#? ?([A-Z_]+)=/gm;

/** Everything in the project that a build reads. */
export const BUILD_SOURCES = [
  'content',
  'locales',
  'packages',
  'plugins',
  'scripts',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env.production',
  SETTINGS_FILE,
];

const STAMP = '.cache/build-stamp';

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== '__tests__')
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

function settingNames(): string[] {
  const matches = readFileSync(SETTINGS_FILE, 'utf8').matchAll(SETTING);
  return [...matches].map(([, name = '']) => name);
}

/** Hash of a build's sources and settings: equal hashes give equal sites. */
export function hashBuildSources(env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const file of BUILD_SOURCES.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(file));
  for (const name of settingNames()) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/** Records that `public/` is built from the current sources. */
export function writeBuildStamp(): void {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashBuildSources());
}

/** Is `public/` up to date with the sources and settings? */
export function isBuildFresh(): boolean {
  return (
    existsSync('public/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashBuildSources()
  );
}
