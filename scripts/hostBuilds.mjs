// Two hosts, each with its language at the root, need two builds: links, scripts and data hold the addresses.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';

const SETTINGS = '.env.production';
const PUBLIC = 'public';
/** The site of the English host. */
const ENGLISH = 'public-en';
/** Language of the last build. */
const STAMP = '.cache/root-locale';
/** Documents and modules are found by all that they depend on. */
const KEPT = 'compiled';

/** Whether English has a host of its own with English at its root. */
function hasEnglishHost() {
  const written = existsSync(SETTINGS) ? parseEnv(readFileSync(SETTINGS, 'utf8')) : {};
  return ({ ...written, ...process.env }.SITE_EN_AT_ROOT ?? '').trim() === 'true';
}

/** Builds the site of the English host into `public-en`, if the settings ask for it. Exits if that fails. */
export function buildEnglishHost() {
  if (process.env.SITE_ROOT_LOCALE !== undefined) return;
  rmSync(ENGLISH, { recursive: true, force: true });
  if (!hasEnglishHost()) return;
  console.log(`Building the site of the English host, ${ENGLISH}/`);
  const env = { ...process.env, SITE_ROOT_LOCALE: 'en' };
  const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  renameSync(PUBLIC, ENGLISH);
}

/**
 * Removes what the last build left, if that was for another host or its site is gone: Gatsby writes only pages that have
 * changed.
 */
export function forgetLastBuild() {
  const locale = process.env.SITE_ROOT_LOCALE ?? '';
  const last = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (last === locale && existsSync(`${PUBLIC}/index.html`)) return;
  if (last !== locale) rmSync(PUBLIC, { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
  for (const name of readdirSync('.cache'))
    if (name !== KEPT) rmSync(`.cache/${name}`, { recursive: true, force: true });
  writeFileSync(STAMP, locale);
}
