import type { ContentProblem } from '../../model/problem';

const IMAGE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** Names partials that nobody includes and pictures that no page shows. */
export function checkUnused(
  partials: readonly string[],
  contentFiles: readonly string[],
  included: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): ContentProblem[] {
  const unusedPartials = partials.filter((file) => !included.has(file));
  const unusedImages = contentFiles.filter((file) => IMAGE.test(file) && !shown.has(file));
  return [
    ...unusedPartials.map((file) =>
      unused(file, 'unused-partial', 'no page includes this partial', 'include it or remove it'),
    ),
    ...unusedImages.map((file) =>
      unused(file, 'unused-image', 'no page shows this picture', 'show it or remove it'),
    ),
  ];
}

function unused(file: string, code: string, message: string, hint: string): ContentProblem {
  return { file, line: 1, severity: 'warning', code, message, hint };
}
