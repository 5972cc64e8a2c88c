import fs from 'node:fs/promises';
import path from 'node:path';
import { h } from 'hastscript';
import { formatMessage, type Locale, LOCALES, localizedAddress, parseOwn } from '@idmp/model';
import { writeIfChanged } from '@idmp/files';
import { pageDataFile, pageFile } from '@idmp/hosts';
import { toArticleHtml } from '@idmp/markdown';
import { OFFLINE_TEXTS } from './offlineSite';

/** Published folder of the files to download. */
export const OFFLINE_FOLDER = 'offline';
const BYTES_PER_MB = 1_000_000;

export interface DownloadOptions {
  publicDir: string;
  pathPrefix: string;
  /** Day of the content. */
  day: string;
  /** Files to offer in each language. */
  files: Record<Locale, readonly string[]>;
}

/** Publishes files, and offers them at the end of the home pages with size and date. */
export async function offerDownloads(options: DownloadOptions): Promise<void> {
  const { publicDir, files } = options;
  await withdrawDownloads(publicDir);
  for (const file of new Set(Object.values(files).flat()))
    await fs.cp(file, path.join(publicDir, OFFLINE_FOLDER, path.basename(file)));
  for (const locale of LOCALES) await setOffer(publicDir, locale, await offerOf(locale, options));
}

/** Removes the files of an earlier release and the links to them. */
export async function withdrawDownloads(publicDir: string): Promise<void> {
  await fs.rm(path.join(publicDir, OFFLINE_FOLDER), { recursive: true, force: true });
  for (const locale of LOCALES) await setOffer(publicDir, locale, '');
}

/** A paragraph with links to the files of a language. */
async function offerOf(locale: Locale, { pathPrefix, day, files }: DownloadOptions): Promise<string> {
  const texts = OFFLINE_TEXTS[locale];
  const links = files[locale].map(async (file, index) => {
    const size = ((await fs.stat(file)).size / BYTES_PER_MB).toFixed(1);
    const label = formatMessage(texts[`offline.${path.extname(file).slice(1)}`] ?? '', { size });
    const href = `${pathPrefix}/${OFFLINE_FOLDER}/${path.basename(file)}`;
    return [index === 0 ? ' ' : ' · ', h('a', { href, download: true }, [label])];
  });
  const lead = formatMessage(texts['offline.downloads'] ?? '', { day });
  return toArticleHtml(h('p', { id: 'idmp-downloads' }, [lead, ...(await Promise.all(links)).flat()]));
}

/** Data of a home page, as far as it is changed here. */
interface HomeData {
  result: { data: { doc: { page: { html: string } } } };
  /** What was added to the article. */
  offer?: string;
}

/**
 * Replaces the offer at the end of a home page's article, in its HTML and in its data.
 * @throws if the HTML does not contain the article of the data
 */
async function setOffer(publicDir: string, locale: Locale, offer: string): Promise<void> {
  const address = localizedAddress(locale, '');
  const htmlFile = path.join(publicDir, pageFile(address));
  const dataFile = path.join(publicDir, pageDataFile(address));
  const { offer: last = '', ...data } = parseOwn<HomeData>(await fs.readFile(dataFile, 'utf8'));
  const { page } = data.result.data.doc;
  if (offer === last) return;
  const shown = page.html;
  page.html = shown.slice(0, shown.length - last.length) + offer;
  const around = (await fs.readFile(htmlFile, 'utf8')).split(shown);
  if (around.length !== 2)
    throw new Error(`${htmlFile} does not show the article of ${dataFile} once: build the site again.`);
  await writeIfChanged(htmlFile, around.join(page.html));
  await writeIfChanged(dataFile, JSON.stringify({ ...data, ...(offer && { offer }) }));
}
