import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { h } from 'hastscript';
import {
  LOCALES,
  OFFLINE_DATA_ID,
  type OfflineData,
  type OfflineSite,
  ROOT_LOCALE,
  toSevenBits,
} from '@idmp/model';
import { LOCALE_CONFIG } from '../../../settings/locales';
import type { PublishedFiles } from '@idmp/hosts';
import { styleSheetsOf } from '../../../build/styleSheets';
import { toArticleHtml } from '@idmp/markdown';
import { OFFLINE_TEXTS } from './offlineSite';

const GZIP_BEST = 9;
const ENTRY = 'src/features/offline.ts';
const OWN_STYLES = 'src/features/offline/client/offline.css';

/** The offline file: script, and compressed data and styles, in one document; its policy forbids all requests. */
export async function offlineHtml(site: OfflineSite, files: PublishedFiles): Promise<string> {
  const [script, styles] = await Promise.all([buildScript(), readStyles(files)]);
  const content: OfflineData = { ...site, styles };
  const data = toSevenBits(gzipSync(JSON.stringify(content), { level: GZIP_BEST }));
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const languages = LOCALES.map((locale) => {
    const { label, htmlLang } = LOCALE_CONFIG[locale];
    return toArticleHtml(h('a', { href: '#/', dataLocale: locale, lang: htmlLang }, [label]));
  });
  const refused = LOCALES.map((locale) => OFFLINE_TEXTS[locale]['offline.noscript'] ?? '').join(' ');
  return `<!doctype html>
<html lang="${LOCALE_CONFIG[LOCALES[0]].htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="idmp-digest" content="${site.digest}">
<link rel="icon" href="data:,">
${toArticleHtml(h('title', [site.locales[LOCALES[0]].title]))}
</head>
<body>
<header class="offline-bar">
<a id="idmp-brand" href="#/"></a>
<input id="idmp-search" type="search" autocomplete="off" spellcheck="false">
${languages.join('\n')}
<button id="idmp-theme" type="button">◐</button>
<small id="idmp-state"></small>
<ul id="idmp-results" class="offline-results" hidden></ul>
</header>
<div class="offline-page">
<nav id="idmp-sidebar"></nav>
<main><article id="idmp-article" class="prose">${toArticleHtml(h('noscript', [refused]))}</article></main>
</div>
<script id="${OFFLINE_DATA_ID}" type="application/octet-stream">${data}</script>
<script>${script}</script>
</body>
</html>
`;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function buildScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // Drops styles of parts that only the site has.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    // The file starts no worker, so that the address of its script does not matter.
    logOverride: { 'import-is-undefined': 'silent', 'empty-import-meta': 'silent' },
    define: { __PATH_PREFIX__: '""', __ROOT_LOCALE__: JSON.stringify(ROOT_LOCALE) },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Styles of articles, and those of the file itself. */
async function readStyles(files: PublishedFiles): Promise<string> {
  const sheets = styleSheetsOf(files.names).map((name) => files.read(name));
  const texts = await Promise.all([...sheets, fs.readFile(OWN_STYLES)]);
  return texts.join('\n');
}
