/** `npm run pdf`: the documentation of the last build as PDF, one file per language and chapter. */
import './help.mjs';
import './loadEnv.mjs';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { h } from 'hastscript';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { chapterName } from '@idmp/content';
import { isLocale, LOCALES } from '@idmp/model';
import { readArticles } from '../src/build/pageStore';
import { listFiles } from '@idmp/files';
import {
  fileAt,
  NotPublishedError,
  PublishedFiles,
  RELEASE_FILE,
  secretsFaultOfText,
  startStaticServer,
  type StaticServer,
} from '@idmp/hosts';
import { readSiteOutline } from '../src/build/siteOutline';
import { styleSheetsOf } from '../src/build/styleSheets';
import { PUBLIC_DIR } from '../src/build/writePublicFiles';
import { paperDocument, type PaperOptions } from '../src/features/pdf/build/paperDocument';
import { buildSettings, secretsOf } from '../src/settings/buildSettings';
import { toArticleHtml } from '@idmp/compile';
import { SITE } from '../src/settings/site';
import { BROWSER_FLAGS, findBrowser } from './findBrowser';
import { runMain } from './runCommand';

const DIST = 'dist';
/** Folder that exists only while printing: the document, and the fonts. */
const OWN = '/__paper__/';
const FONTS = 'node_modules/@fontsource-variable/noto-sans-sc';
const STYLES = 'src/features/pdf/build/paper.css';
const RELEASE_CHARS = 12;

/** A file to print. */
interface Print extends PaperOptions {
  name: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { locale: { type: 'string' }, chapter: { type: 'string' } } });
  if (values.locale !== undefined && !isLocale(values.locale))
    throw new Error(`There is no language "${values.locale}"; there are ${LOCALES.join(', ')}.`);
  const files = await PublishedFiles.of(PUBLIC_DIR);
  const release = await releaseName();
  const prints = (await printsOf(release, files)).filter(
    ({ name, locale }) =>
      (values.locale === undefined || locale === values.locale) &&
      (values.chapter === undefined || name.endsWith(`-${values.chapter}.pdf`)),
  );
  if (prints.length === 0) throw new Error(`There is no chapter "${values.chapter ?? ''}".`);
  await mkdir(DIST, { recursive: true });
  const server = await startStaticServer({ dir: PUBLIC_DIR });
  const found = await findBrowser();
  const env = { ...(process.env as Record<string, string>), ...found.env };
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: found.executablePath, args: BROWSER_FLAGS, env });
    // Without `data-theme`, which the scripts set, all tabs are shown one below the other.
    const context = await browser.newContext({ colorScheme: 'light' });
    await allowOnlyFiles(context, server, files);
    for (const print of prints) await printFile(context, server.origin + OWN, print);
  } finally {
    await browser?.close();
    found.remove();
    await server.close();
  }
}

/** Identifies the version of the site by day and abbreviated digest of its file list. */
async function releaseName(): Promise<string> {
  const list = await readFile(path.join(PUBLIC_DIR, RELEASE_FILE));
  const digest = createHash('sha256').update(list).digest('hex').slice(0, RELEASE_CHARS);
  return `${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)} · ${digest}`;
}

async function printsOf(release: string, files: PublishedFiles): Promise<Print[]> {
  const outline = await readSiteOutline();
  const { sidebars } = outline;
  const articles = await readArticles(outline.pages);
  const sheets = styleSheetsOf(files.names).map((name) => `${outline.pathPrefix}/${name}`);
  const shared = {
    state: release,
    articleAt: (address: string) => articles.get(address),
    base: buildSettings.siteUrl + outline.pathPrefix,
    pathPrefix: outline.pathPrefix,
    styleSheets: [...sheets, `${OWN}index.css`],
  };
  return LOCALES.flatMap((locale) => {
    const { title } = SITE[locale];
    const entries = sidebars[locale];
    const chapters = entries.filter((entry) => entry.type === 'group');
    return [
      { ...shared, locale, title, entries, name: `idmp-docs-${locale}.pdf` },
      ...chapters.map((chapter) => ({
        ...shared,
        locale,
        title: `${chapter.label} | ${title}`,
        entries: [chapter],
        name: `idmp-docs-${locale}-${chapterName(chapter)}.pdf`,
      })),
    ];
  });
}

/** Lets pages load files of the build and nothing else: neither other files of this machine nor other hosts. */
async function allowOnlyFiles(
  context: BrowserContext,
  { origin, pathPrefix }: StaticServer,
  files: PublishedFiles,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const own = url.origin === origin && url.pathname.startsWith(`${pathPrefix}/`);
    try {
      if (!own) throw new NotPublishedError(url.href, 'is not on the site');
      await files.pathOf(fileAt(url.pathname.slice(pathPrefix.length)));
      await route.continue();
    } catch (error) {
      if (!(error instanceof NotPublishedError)) throw error;
      console.warn(`A page loads what is left out: ${error.message}`);
      await route.abort();
    }
  });
}

async function printFile(context: BrowserContext, folder: string, print: Print): Promise<void> {
  const { name, title, state } = print;
  const { html, pages, deadLinks } = paperDocument(print);
  if (deadLinks.length > 0) throw new Error(`${name}: broken links: ${deadLinks.join(', ')}`);
  // The text of the file is compressed.
  const fault = secretsFaultOfText(path.join(DIST, name), html, secretsOf());
  if (fault !== undefined) throw new Error(fault);
  const fonts = await listFiles(FONTS);
  const page = await context.newPage();
  await page.route(`${folder}**`, (route) => {
    const name = route.request().url().slice(folder.length);
    return fonts.includes(name) ? route.fulfill({ path: path.join(FONTS, name) }) : route.abort();
  });
  await page.route(folder, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
  await page.goto(folder);
  await page.addStyleTag({ path: STYLES });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const style = 'font-size:8px;width:100%;padding:0 1.5cm;display:flex;justify-content:space-between';
  const numbers = h('span', [h('span.pageNumber'), ' / ', h('span.totalPages')]);
  const file = path.join(DIST, name);
  await page.pdf({
    path: file,
    format: 'A4',
    outline: true,
    tagged: true,
    printBackground: true,
    displayHeaderFooter: true,
    margin: { top: '1.5cm', right: '1.5cm', bottom: '2cm', left: '1.5cm' },
    headerTemplate: '<span></span>',
    footerTemplate: toArticleHtml(h('div', { style }, [h('span', [`${title} · ${state}`]), numbers])),
  });
  await page.close();
  console.log(`${file}: ${pages} pages of the site`);
}

runMain(main);
