import fs from 'node:fs/promises';
import path from 'node:path';
import { formatMessage } from '../../model/formatMessage';
import { LOCALES, localizedAddress, type Locale } from '../../model/locale';
import { OFFLINE_TEXTS } from './offlineSite';

/** Published folder of the files to download. */
const FOLDER = 'offline';
/** Paragraph at the end of each home page; without line breaks, so that it can be found again. */
const PARAGRAPH = /<p id="idmp-downloads">.*?<\/p>/g;
const BYTES_PER_MB = 1_000_000;

export interface DownloadOptions {
  publicDir: string;
  pathPrefix: string;
  /** Day of the content. */
  day: string;
  /** Files to offer in each language. */
  files: Record<Locale, readonly string[]>;
}

/** Publishes files, and offers them on the home pages with size and date. */
export async function offerDownloads({ publicDir, pathPrefix, day, files }: DownloadOptions): Promise<void> {
  await withdrawDownloads(publicDir);
  const folder = path.join(publicDir, FOLDER);
  await fs.mkdir(folder);
  for (const file of new Set(LOCALES.flatMap((locale) => files[locale])))
    await fs.copyFile(file, path.join(folder, path.basename(file)));
  for (const locale of LOCALES) {
    const texts = OFFLINE_TEXTS[locale];
    const links = files[locale].map(async (file) => {
      const size = ((await fs.stat(file)).size / BYTES_PER_MB).toFixed(1);
      const label = formatMessage(texts[`offline.${path.extname(file).slice(1)}`] ?? '', { size });
      return `<a href="${pathPrefix}/${FOLDER}/${path.basename(file)}" download>${label}</a>`;
    });
    const lead = formatMessage(texts['offline.downloads'] ?? '', { day });
    const all = (await Promise.all(links)).join(' · ');
    await writeParagraph(publicDir, locale, `<p id="idmp-downloads">${lead} ${all}</p>`);
  }
}

/** Removes the files of an earlier release and the links to them. */
export async function withdrawDownloads(publicDir: string): Promise<void> {
  await fs.rm(path.join(publicDir, FOLDER), { recursive: true, force: true });
  for (const locale of LOCALES) await writeParagraph(publicDir, locale, '');
}

/** Replaces the paragraph in the HTML and data of a home page. */
async function writeParagraph(publicDir: string, locale: Locale, paragraph: string): Promise<void> {
  const address = localizedAddress(locale, '');
  await edit(path.join(publicDir, address, 'index.html'), (html) =>
    html.replace(PARAGRAPH, '').replace('</article>', () => `${paragraph}</article>`),
  );
  const dataFolder = address === '/' ? 'index' : address;
  await edit(path.join(publicDir, 'page-data', dataFolder, 'page-data.json'), (json) => {
    const data = JSON.parse(json) as { result: { data: { doc: { page: { html: string } } } } };
    const { page } = data.result.data.doc;
    page.html = page.html.replace(PARAGRAPH, '') + paragraph;
    return JSON.stringify(data);
  });
}

/** Rewrites a file unless nothing changes, which keeps its compressed variants. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await fs.readFile(file, 'utf8');
  const changed = change(text);
  if (changed !== text) await fs.writeFile(file, changed);
}
