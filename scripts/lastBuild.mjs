// `.cache` and `public/` belong together: Gatsby writes only pages that have changed. A mark tells that a build left both.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const MARK = '.cache/last-build';
/** The lists by which a build removes what an earlier one published (`packages/hosts/published/written.ts`). */
const LISTS = 'public/hosts/written';
/** Kept for every build: found by all that they depend on, or replaced. */
const COMPILED = 'compiled';
const BUNDLER = '.cache/compiled/rspack';

const host = () => `host ${process.env.SITE_ROOT_LOCALE ?? ''}`;

/** Removes what a build left that was killed, or for another host, or whose site or lists are gone. */
export function forgetLastBuild() {
  const last = existsSync(MARK) ? readFileSync(MARK, 'utf8') : undefined;
  if (last !== host() || !existsSync(LISTS)) {
    empty('.cache', COMPILED);
    empty('public');
  }
  if (last === undefined) rmSync(BUNDLER, { recursive: true, force: true });
  rmSync(MARK, { force: true });
}

/** Marks that this build ended well. */
export const recordBuild = () => writeFileSync(MARK, host());

/** Empties a folder, which may be a mount point. */
function empty(folder, kept) {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== kept) rmSync(`${folder}/${name}`, { recursive: true, force: true });
}
