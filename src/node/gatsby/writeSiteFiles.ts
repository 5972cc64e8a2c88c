import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../model/locale';
import { announcementView } from '../../site/announcement';
import { bannerScript } from '../../site/baseAddressBanner';
import { contentPolicy } from '../../site/contentPolicy';
import { settings } from '../../site/settings';
import { buildSettings } from '../buildSettings';
import type { HashedScripts } from '../html/buildScripts';
import type { SiteOutline } from '../siteThread/messages';
import { SITE_DIR } from './site';

/** Hash of the only inline part of a page, the script of the base address banner. */
export const bannerHash = createHash('sha256').update(bannerScript).digest('base64');

/** Writes a file only when its text is new, so that watchers stay quiet. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const old = await fs.readFile(file, 'utf8').catch(() => null);
  if (old === text) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}

/** Writes what the bundler takes in under `$site/`: sidebars, announcement, facts of the build, code styles. */
export async function writeSiteFiles(site: SiteOutline, scripts: HashedScripts): Promise<void> {
  const slugs = new Set(site.pages.map((page) => page.slug));
  const announcements = LOCALES.map((locale) => [
    locale,
    announcementView(settings.announcement, locale, (slug) => slugs.has(slug)),
  ]);
  const build = {
    siteUrl: buildSettings.siteUrl,
    earlyFile: scripts.early.file,
    notFoundFile: scripts.notFound.file,
    policy: contentPolicy(settings, bannerHash, 'meta'),
  };
  const files: Record<string, string> = {
    'sidebars.json': JSON.stringify(site.sidebars),
    'announcement.json': JSON.stringify(Object.fromEntries(announcements)),
    'build.json': JSON.stringify(build),
    'code.blocks.css': site.codeCss,
    'settings.mjs': `export const settings = ${JSON.stringify(settings)};\n`,
    'mermaid.json': JSON.stringify({ entry: site.mermaidEntry }),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeIfChanged(path.join(SITE_DIR, name), text)),
  );
}
