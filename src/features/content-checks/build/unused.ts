import type { ContentProblem, ProblemCode } from '../../../core/model/problem';
import { DOWNLOADS_DIR } from '../../../core/files/contentFolders';

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
    ...unusedDownloads.map((file) =>
      unused(file, 'unused-download', 'no page offers this file', 'link to it or remove it'),
    ),
    ...unusedPartials.map((file) =>
      unused(file, 'unused-partial', 'no page includes this partial', 'include it or remove it'),
    ),
    ...unusedImages.map((file) =>
      unused(file, 'unused-image', 'no page uses this image', 'use it or remove it'),
    ),
  ];
}

function unused(file: string, code: ProblemCode, message: string, hint: string): ContentProblem {
  return { file, line: 1, severity: 'warning', code, message, hint };
}
