import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { BUILD_SOURCES, hashBuildSources } from '../../src/settings/buildStamp';

export interface SiteVariant {
  /** Environment of the build. */
  env?: Record<string, string>;
  /** Path prefix, such as `/idmp-docs`. */
  prefix?: string;
  /** Folder whose languages replace those of `content/`. */
  content?: string;
  /** Run Gatsby's own command, as hosts with a preset for Gatsby do, and not `npm run build`. */
  isPlain?: boolean;
}

/** Gatsby's own command. */
export const GATSBY = 'node_modules/gatsby/cli.js';

/** A small site below a prefix, shared by all tests that need no other. */
export const SMALL_PREFIXED_SITE = {
  content: 'e2e/former',
  prefix: '/docs-x',
  isPlain: true,
} satisfies SiteVariant;

const BUILDS = path.join(tmpdir(), 'idmp-docs-builds');
const DONE = 'done';
/** Longer than any build takes: older locks were left by a killed run. */
const LOCK_STALE_MS = 600_000;
const LOCK_RETRY_MS = 100;
const LOCK_RETRIES = 6_000;
const KEPT_BUILDS = 6;

function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function keyOf({ env = {}, prefix = '', content }: SiteVariant): string {
  const parts = [hashBuildSources({}), JSON.stringify(env), prefix, content ? hashFolder(content) : ''];
  parts.push(hashFolder('e2e/components'));
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

function removeOldBuilds(): void {
  const builds = readdirSync(BUILDS)
    .map((name) => path.join(BUILDS, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of builds.slice(KEPT_BUILDS - 1)) rmSync(folder, { recursive: true, force: true });
}

/** Content shared by all languages. */
function jsonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

/** Copies the inputs of a build into a folder, optionally with the languages of another content folder. */
export function copySources(folder: string, content?: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of BUILD_SOURCES) {
    const from = entry === 'content' && content ? content : entry;
    if (existsSync(from)) cpSync(from, path.join(folder, entry), { recursive: true });
  }
  cpSync('e2e/components', path.join(folder, 'src/components/mdx'), { recursive: true });
  if (content)
    for (const name of jsonFiles('content')) cpSync(name, path.join(folder, name), { force: false });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** Program arguments and environment of a build. */
export function buildCommand({ env = {}, prefix, isPlain = false }: SiteVariant): {
  args: string[];
  env: NodeJS.ProcessEnv;
} {
  return {
    args: [...(isPlain ? [GATSBY, 'build'] : ['scripts/build.mjs']), ...(prefix ? ['--prefix-paths'] : [])],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      PATH_PREFIX: prefix ?? '',
      ...env,
    },
  };
}

function build(folder: string, variant: SiteVariant): void {
  removeOldBuilds();
  copySources(folder, variant.content);
  const { args, env } = buildCommand(variant);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`The build of a variant failed:\n${stdout}\n${stderr}`);
  writeFileSync(path.join(folder, DONE), '');
}

/**
 * Builds a variant of the site in a separate folder, or reuses an existing one; one at a time.
 * @returns folder with the finished site
 */
export async function buildSite(variant: SiteVariant): Promise<string> {
  const folder = path.join(BUILDS, keyOf(variant));
  mkdirSync(BUILDS, { recursive: true });
  const retries = { retries: LOCK_RETRIES, minTimeout: LOCK_RETRY_MS, maxTimeout: LOCK_RETRY_MS };
  const release = await lock(BUILDS, { stale: LOCK_STALE_MS, retries, onCompromised: () => undefined });
  try {
    if (!existsSync(path.join(folder, DONE))) build(folder, variant);
  } finally {
    await release();
  }
  return path.join(folder, 'public');
}
