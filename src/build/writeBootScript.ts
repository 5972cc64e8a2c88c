import { createHash } from 'node:crypto';
import { bannerScript } from '../settings/baseAddressBanner';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { buildBootScript } from './buildScripts';
import { STATS_FILE, UNPUBLISHED_DIR } from './unpublished';
import { scriptOrigins } from '../settings/contentPolicy';
import { settings } from '../settings/settings';
import { LIBRARIES } from '../settings/siteFiles';
import { PUBLIC_DIR } from './writePublicFiles';
import { ownValue, readJson } from '@idmp/model';

/** CSP hash of the only inline script, that of the base address banner. */
export const bannerHash = createHash('sha256').update(bannerScript).digest('base64');

const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});
type WebpackStats = z.infer<typeof statsSchema>;

/** Writes `boot.js`, which names the scripts of the app and of each page template as the bundler named them. */
export async function writeBootScript(base: string): Promise<void> {
  const stats = await readStats();
  const scriptsOf = (group: string): string[] =>
    (ownValue(stats.namedChunkGroups, group)?.assets ?? [])
      .map(({ name }) => `/${name}`)
      .filter((name) => name.endsWith('.js'));
  const entry = [...new Set([...scriptsOf(LIBRARIES), ...scriptsOf('app')])];
  const templates = Object.keys(stats.namedChunkGroups)
    .filter((name) => name.startsWith('component---'))
    .map((name) => [name, scriptsOf(name).filter((file) => !entry.includes(file))] as const)
    .filter(([, files]) => files.length > 0);
  const { file, code } = await buildBootScript({
    base,
    compilationHash: await writeStableHash(stats),
    entry,
    analyticsOrigins: scriptOrigins(settings),
    templates: Object.fromEntries(templates),
  });
  await fs.writeFile(path.join(PUBLIC_DIR, file), code);
}

/** webpack's stats; `onPostBuild` moves it out of the published folder. */
async function readStats(): Promise<WebpackStats> {
  const places = [PUBLIC_DIR, UNPUBLISHED_DIR].map((folder) => path.join(folder, STATS_FILE));
  for (const place of places) {
    const text = await fs.readFile(place, 'utf8').catch(() => undefined);
    const stats = readJson(text, (value) => statsSchema.safeParse(value).data);
    if (stats) return stats;
  }
  throw new Error(
    'The list of scripts that the bundler wrote is missing or damaged. Run "npm run build" first.',
  );
}

/**
 * Derives the build hash from the bundled files alone: Gatsby's own differs between cold and warm caches, and open tabs
 * would reload on their next page.
 */
async function writeStableHash({ namedChunkGroups }: WebpackStats): Promise<string> {
  const names = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  const webpackCompilationHash = createHash('sha1')
    .update([...new Set(names)].sort().join('\n'))
    .digest('hex')
    .slice(0, 20);
  const file = path.join(PUBLIC_DIR, 'page-data/app-data.json');
  await fs.writeFile(file, `${JSON.stringify({ webpackCompilationHash })}\n`);
  return webpackCompilationHash;
}
