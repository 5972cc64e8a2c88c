import type { ContentProblem } from '@idmp/model';
import { DOWNLOADS_DIR } from '@idmp/files';
import { report } from './problems';

const IMAGE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
const NARROW = /-narrow(?=\.\w+$)/;

/**
 * Reports unused partials, images and downloads.
 * The phone variant `x-narrow.svg` is used wherever `x.svg` is.
 */
export function checkUnused(
  partials: readonly string[],
  contentFiles: readonly string[],
  included: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): ContentProblem[] {
  const names = new Set([...shown].map((file) => file.normalize('NFC')));
  const isShown = (file: string): boolean => names.has(file.normalize('NFC'));
  const unusedPartials = partials.filter((file) => !included.has(file));
  const unusedImages = contentFiles.filter(
    (file) => IMAGE.test(file) && !isShown(file) && !isShown(file.replace(NARROW, '')),
  );
  const unusedDownloads = contentFiles.filter(
    (file) => file.startsWith(`${DOWNLOADS_DIR}/`) && !isShown(file),
  );
  return [
    ...unusedDownloads.map((file) => report('unused-download', { file, line: 1 })),
    ...unusedPartials.map((file) => report('unused-partial', { file, line: 1 })),
    ...unusedImages.map((file) => report('unused-image', { file, line: 1 })),
  ];
}
