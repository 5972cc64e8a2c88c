import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../model/locale';
import { announcementView } from '../../site/announcement';
import { bannerScript, bannerStyle } from '../../site/baseAddressBanner';
import { contentPolicy, type InlineHashes } from '../../site/contentPolicy';
import { settings } from '../../site/settings';
import { buildSettings } from '../buildSettings';
import type { BuiltScript } from '../html/buildScripts';
import type { SiteOutline } from '../siteThread/messages';
import { SITE_DIR } from './site';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Hashes of the banner's inline script and style. */
export const inlineHashes = (): InlineHashes => ({
  script: sha256(bannerScript),
  style: sha256(bannerStyle),
});

/** Writes a file only when its text is new, so that watchers stay quiet. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const old = await fs.readFile(file, 'utf8').catch(() => null);
  if (old === text) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}

/** Writes what the bundler takes in under `$site/`: sidebars, announcement, facts of the build, code styles. */
export async function writeSiteFiles(site: SiteOutline, early: BuiltScript): Promise<void> {
  const slugs = new Set(site.pages.map((page) => page.slug));
  const announcements = LOCALES.map((locale) => [
    locale,
    announcementView(settings.announcement, locale, (slug) => slugs.has(slug)),
  ]);
  const build = {
    siteUrl: buildSettings.siteUrl,
    earlyFile: early.file,
    policy: contentPolicy(settings, inlineHashes(), 'meta'),
  };
  const files: Record<string, string> = {
    'sidebars.json': JSON.stringify(site.sidebars),
    'announcement.json': JSON.stringify(Object.fromEntries(announcements)),
    'build.json': JSON.stringify(build),
    'code.css': site.codeCss,
    'settings.mjs': `export const settings = ${JSON.stringify(settings)};\n`,
    'mermaid.json': JSON.stringify({ entry: site.mermaidEntry }),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeIfChanged(path.join(SITE_DIR, name), text)),
  );
}
