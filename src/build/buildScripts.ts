import { existsSync, readdirSync } from 'node:fs';
import { buildFeatures } from './buildFeature';
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { LOCALES, ROOT_LOCALE } from '@idmp/model';
import { readTexts } from '@idmp/files';
import { settings } from '../settings/settings';

/** Files right in the folders of the features that match a pattern, in the order of the features. */
function featureParts(pattern: RegExp): string[] {
  return buildFeatures.all().flatMap(({ name }) => {
    const folder = `src/features/${name}`;
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => pattern.test(file)) : [];
    return files.map((file) => `${folder}/${file}`);
  });
}

/** What the app's bundle imports from the folders of the features, by the names of the modules below `$site/`. */
export function featureModules(): Record<string, string> {
  const sheets = featureParts(/^prose\.\w+\.css$/).map((file) => `@import '../../${file}';\n`);
  return {
    'features.css': sheets.join(''),
    'features.mjs': listOf(featureParts(/^client\.tsx?$/)),
    'deferred.mjs': listOf(featureParts(/^deferred\.ts$/)),
  };
}

/** A module whose default export lists what files of features export, each by the name of its folder in camel case. */
function listOf(files: readonly string[]): string {
  const names = files.map((file) =>
    (file.split('/')[2] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const imports = files.map((file, index) => `import { ${names[index]} } from '../../${file}';\n`);
  return `${imports.join('')}export default [${names.join()}];\n`;
}

/** A script built outside the app's bundle. */
export interface BuiltScript {
  /** File name below `public/`. */
  file: string;
  code: string;
}

/** Bundles a script that runs beside the app, from a file or from several with effects. */
export async function bundleScript(
  entry: string | readonly string[],
  define: Record<string, unknown>,
): Promise<string> {
  const { outputFiles } = await build({
    ...(typeof entry === 'string'
      ? { entryPoints: [entry] }
      : { stdin: { contents: entry.map((file) => `import './${file}';`).join(''), resolveDir: '.' } }),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Loaded on demand.
    external: ['*/boot.js'],
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

/** Builds the scripts with a hashed name. */
export async function buildHashedScripts(base: string): Promise<HashedScripts> {
  const [early, notFound] = await Promise.all([buildEarlyScript(base), buildNotFoundScript(base)]);
  return { early, notFound };
}

async function buildEarlyScript(base: string): Promise<BuiltScript> {
  const values = buildFeatures.all().map((feature) => feature.earlyValues?.());
  const code = await bundleScript(['src/page/boot/early.ts', ...featureParts(/^early\.ts$/)], {
    EARLY: {
      develop: process.env['gatsby_executing_command'] === 'develop',
      base,
      respectsSystem: settings.respectPrefersColorScheme,
      ...(Object.assign({}, ...values) as object),
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
