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
  const unusedPartials = partials.filter((file) => !included.has(file));
  const unusedImages = contentFiles.filter(
    (file) => IMAGE.test(file) && !shown.has(file) && !shown.has(file.replace(NARROW, '')),
  );
  const unusedDownloads = contentFiles.filter(
    (file) => file.startsWith(`${DOWNLOADS_DIR}/`) && !shown.has(file),
  );
  return [
    ...unusedDownloads.map((file) => report('unused-download', { file, line: 1 })),
    ...unusedPartials.map((file) => report('unused-partial', { file, line: 1 })),
    ...unusedImages.map((file) => report('unused-image', { file, line: 1 })),
  ];
}
