import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ContentProblem, LOCALES, nearest, VERSION_NAME, VERSIONS_DIR } from '@idmp/model';
import { CONTENT_DIR, CONTENT_NAMES, DOWNLOADS_DIR, versionNames } from '@idmp/files';
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

/** Reports files and folders that nothing reads, by their names: another folder of a language, a misspelled list. */
export function checkUnread(root: string, used: ReadonlySet<string>): ContentProblem[] {
  const usedFiles = [...used];
  const versions = versionNames(root).map((name) => `${VERSIONS_DIR}/${name}`);
  const unreadIn = (folder: string, known: readonly string[], isKnown?: RegExp): ContentProblem[] => {
    const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
    return names.flatMap((name) => {
      const file = `${folder}/${name}`;
      const isRead = known.includes(name) || isKnown?.test(name) || name.startsWith('.');
      if (isRead || usedFiles.some((other) => other === file || other.startsWith(`${file}/`))) return [];
      return report('unread-name', { file, line: 1 }, { known, meant: nearest(name, known) });
    });
  };
  return [
    ...unreadIn(CONTENT_DIR, CONTENT_NAMES),
    ...unreadIn(VERSIONS_DIR, [], VERSION_NAME),
    ...versions.flatMap((folder) => unreadIn(folder, LOCALES)),
    ...unreadIn('locales', [...LOCALES, 'README.md']),
  ];
}
