// Two hosts, each with its language at the root, need two builds: links, scripts and data hold the addresses.
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import process from 'node:process';

const PUBLIC = 'public';
/** The site of the English host. */
const ENGLISH = 'public-en';

/** Builds the site of the English host into `public-en`, if the settings ask for it. Exits if that fails. */
export function buildEnglishHost() {
  if (process.env.SITE_ROOT_LOCALE !== undefined) return;
  rmSync(ENGLISH, { recursive: true, force: true });
  if (process.env.SITE_EN_AT_ROOT?.trim() !== 'true') return;
  console.log(`Building the site of the English host, ${ENGLISH}/`);
  const env = { ...process.env, SITE_ROOT_LOCALE: 'en' };
  const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  renameSync(PUBLIC, ENGLISH);
}
