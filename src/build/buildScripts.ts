import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { LOCALES, ROOT_LOCALE } from '@idmp/model';
import { readTexts } from '@idmp/files';
import { settings } from '../settings/settings';
import { SITE_DIR } from '../settings/siteFiles';

/** A script built outside the app's bundle. */
export interface BuiltScript {
  /** File name below `public/`. */
  file: string;
  code: string;
}

/** Bundles a script that runs beside the app. */
export async function bundleScript(entry: string, define: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // By that of the project, each would begin with "use strict".
    tsconfigRaw: '{}',
    // Loaded on demand.
    external: ['*/boot.js'],
    alias: { $site: path.resolve(SITE_DIR) },
    charset: 'utf8',
    define: Object.fromEntries(
      Object.entries({ ...define, __ROOT_LOCALE__: ROOT_LOCALE }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  return outputFiles[0]?.text ?? '';
}

/** The scripts with a hashed name. */
export interface HashedScripts {
  /** Blocks the first paint of every page. */
  early: BuiltScript;
  /** The same for not-found pages. */
  notFound: BuiltScript;
}

/** Builds the scripts with a hashed name; `announcement` is the id of the one that is shown, '' for none. */
export async function buildHashedScripts(base: string, announcement: string): Promise<HashedScripts> {
  const [early, notFound] = await Promise.all([
    buildEarlyScript(base, announcement),
    buildNotFoundScript(base),
  ]);
  return { early, notFound };
}

async function buildEarlyScript(base: string, announcement: string): Promise<BuiltScript> {
  const code = await bundleScript('src/page/layout/early.ts', {
    EARLY: {
      develop: process.env['gatsby_executing_command'] === 'develop',
      base,
      respectsSystem: settings.respectPrefersColorScheme,
      announcement,
    },
  });
  return { file: hashedName('early', code), code };
}

async function buildNotFoundScript(base: string): Promise<BuiltScript> {
  const prefixedLocales = LOCALES.filter((locale) => locale !== ROOT_LOCALE);
  const code = await bundleScript('src/page/boot/notFound.ts', { NOT_FOUND: { base, prefixedLocales } });
  return { file: hashedName('not-found', code), code };
}

function hashedName(name: string, code: string): string {
  return `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
}

/** The scripts that the boot script loads. */
export interface AppManifest {
  base: string;
  compilationHash: string;
  entry: string[];
  /** Files of each page template that are not of the entry. */
  templates: Record<string, string[]>;
  analyticsOrigins: string[];
}

/** The script that loads the app; its name has no hash, so that open tabs always get that of the newest deploy. */
export async function buildBootScript(manifest: AppManifest): Promise<BuiltScript> {
  const define = {
    MANIFEST: manifest,
    HAS_ANALYTICS: manifest.analyticsOrigins.length > 0,
    TEXTS: readTexts('client'),
  };
  return { file: 'boot.js', code: await bundleScript('src/page/boot/boot.ts', define) };
}
