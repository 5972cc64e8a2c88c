import fs from 'node:fs/promises';
import path from 'node:path';
import { formatMessage } from '../../model/formatMessage';
import { LOCALES, localizedAddress, type Locale } from '../../model/locale';
import { writeIfChanged } from '../files/writeIfChanged';
import { pageDataFile, pageFile } from '../output/pageFiles';
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
  for (const file of new Set(Object.values(files).flat()))
    await fs.cp(file, path.join(publicDir, FOLDER, path.basename(file)));
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
  const htmlFile = path.join(publicDir, pageFile(address));
  const html = (await fs.readFile(htmlFile, 'utf8')).replace(PARAGRAPH, '');
  const offering = html.replace('</article>', () => `${paragraph}</article>`);
  await writeIfChanged(htmlFile, offering);
  const dataFile = path.join(publicDir, pageDataFile(address));
  const json = await fs.readFile(dataFile, 'utf8');
  const data = JSON.parse(json) as { result: { data: { doc: { page: { html: string } } } } };
  const { page } = data.result.data.doc;
  page.html = page.html.replace(PARAGRAPH, '') + paragraph;
  await writeIfChanged(dataFile, JSON.stringify(data));
}
