import type { Locale } from '@idmp/model';

/** Published folder of the PDFs of a release. */
export const PDF_FOLDER = 'offline';
/** The PDFs in it: their sizes in bytes, by language; empty until `npm run release` has added them. */
export const PDF_LIST = `${PDF_FOLDER}/pdf.json`;
export type PdfList = Partial<Record<Locale, number>>;

/** Name of the PDF with all pages of a language. */
export const pdfName = (locale: Locale): string => `idmp-docs-${locale}.pdf`;
