import { DEFAULT_LOCALE, formatMessage, isLocale } from '@idmp/model';
import { PDF_FOLDER, PDF_LIST, type PdfList, pdfName } from '../model/pdfFiles';
import chinese from '../../../../locales/zh-Hans/pdf.json';
import english from '../../../../locales/en/pdf.json';

const TEXTS = { 'zh-Hans': chinese, en: english };
const MENU = '[data-fold]';
const BYTES_PER_MB = 1_000_000;

/** Adds the PDF of a release, if there is one, to the menu of a page. */
async function addPdf(menu: Element): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const response = await fetch(`${__PATH_PREFIX__}/${PDF_LIST}`);
  const { [locale]: bytes } = (await response.json()) as PdfList;
  if (bytes === undefined || menu.querySelector('[download]')) return;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${__PATH_PREFIX__}/${PDF_FOLDER}/${pdfName(locale)}`;
  link.download = '';
  link.textContent = formatMessage(TEXTS[locale]['pdf.download'], {
    size: (bytes / BYTES_PER_MB).toFixed(1),
  });
  item.append(link);
  menu.querySelector('ul')?.append(item);
}

/** Adds the PDF of a release to the menus of pages as they open. */
export function offerPdf(): void {
  const offerIn = (target: EventTarget | null): void => {
    if (target instanceof Element && target.matches(`${MENU}[open]`)) addPdf(target).catch(console.warn);
  };
  // The click that opened one may have loaded this script.
  offerIn(document.querySelector(`${MENU}[open]`));
  document.addEventListener('toggle', ({ target }) => offerIn(target), true);
}
