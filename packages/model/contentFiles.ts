import type { Locale } from './locale';
import type { ContentProblem, Finding, ProblemCode } from './problem';

/** One Markdown file of the content tree, as read from disk. */
export interface Source {
  /** Path relative to the project, with `/`: `content/en/05-basic/02-data-model.md`. */
  file: string;
  locale: Locale;
  /** Path below the folder of the language: `05-basic/02-data-model.md`. */
  path: string;
  /** Text without byte order mark, line ends as `\n`. */
  raw: string;
  kind: SourceKind;
  /** Problems of the file itself, for example invalid UTF-8. */
  problems: ContentProblem[];
}

type SourceKind = 'page' | 'partial';

/** A file is a partial, not a page, if its name or its folder's name starts with `_`. */
export function sourceKind(path: string): SourceKind {
  return path.split('/').some((segment) => segment.startsWith('_')) ? 'partial' : 'page';
}

/** File types that pages may publish, by extension: data and media, but nothing that browsers would run. */
const PUBLISHED = {
  pictures: 'svg png jpg jpeg gif webp avif ico',
  films: 'mp4 webm mov m4v ogv mp3 m4a ogg wav vtt',
  documents: 'pdf docx xlsx pptx odt ods odp',
  data: 'txt csv tsv json yaml yml toml ini conf sql py sh java go rs log properties',
  archives: 'zip gz tgz bz2 xz 7z',
  fonts: 'woff woff2 ttf otf',
  site: 'webmanifest',
} as const;

/** Their extensions. */
export const PUBLISHED_EXTENSIONS: readonly string[] = Object.values(PUBLISHED).flatMap((list) =>
  list.split(' '),
);
const EXTENSIONS = new Set(PUBLISHED_EXTENSIONS);

/** Can pages publish this type of file? */
export function isPublishedKind(path: string): boolean {
  return EXTENSIONS.has(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '');
}

/** Does a segment of the path start with a dot? Such files belong to tools, and may contain secrets. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('.') && segment !== '.' && segment !== '..');
}

const DOCUMENT = /\.mdx?$/;
const DOCUMENT_IN_ANY_CASE = /\.mdx?$/i;
/** Other endings of Markdown files. */
const OTHER_ENDING = /\.(?:markdown|mdown|mkdn?)$/i;
/** Folder for the images of a chapter; it contains no documents. */
const IMAGE_FOLDER = 'images';
const PACKAGE_FOLDER = 'node_modules';
/** Folder of the search's question bank, next to the language folders. */
const QUESTIONS_FOLDER = 'questions';

const isBelow = (path: string, folder: string): boolean => path.split('/').slice(0, -1).includes(folder);

/** Is a file a page or a partial, judged by its path below the folder of its language? */
export function isDocumentPath(path: string): boolean {
  return (
    DOCUMENT.test(path) &&
    !isHiddenPath(path) &&
    !isBelow(path, IMAGE_FOLDER) &&
    !isBelow(path, PACKAGE_FOLDER)
  );
}

/**
 * Should Gatsby ignore a path below `content/`? In builds it ignores all files but documents; extensionless paths pass,
 * as they may be folders. While a writer works it watches the others too, as pages are made from them.
 */
export function isIgnoredPath(path: string, { watched = false } = {}): boolean {
  const [language = '', ...below] = path.split('/');
  const relative = below.join('/');
  if (DOCUMENT_IN_ANY_CASE.test(path))
    return below.length === 0 || language === QUESTIONS_FOLDER || !isDocumentPath(relative);
  if (watched) return isHiddenPath(path);
  if (language === QUESTIONS_FOLDER) return true;
  if (below.length === 0) return /\.[^.]+$/.test(language);
  return isHiddenPath(relative) || below.includes(IMAGE_FOLDER) || isPublishedKind(relative);
}

/** Why a file that looks like a document is not read as one. */
export type LostDocument = Extract<ProblemCode, `lost-document.${string}`>;

/** Why a `.md` or `.mdx` file is not read; `path` is below the folder of its language. */
export function lostDocument(path: string): Finding<LostDocument> | undefined {
  if (OTHER_ENDING.test(path) && !isBelow(path, PACKAGE_FOLDER)) return { code: 'lost-document.ending' };
  if (!DOCUMENT_IN_ANY_CASE.test(path) || isBelow(path, PACKAGE_FOLDER) || isDocumentPath(path))
    return undefined;
  if (isHiddenPath(path)) return { code: 'lost-document.hidden' };
  if (isBelow(path, IMAGE_FOLDER)) return { code: 'lost-document.folder', values: { folder: IMAGE_FOLDER } };
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = name.slice(name.lastIndexOf('.'));
  const renamed = name.replace(DOCUMENT_IN_ANY_CASE, (found) => found.toLowerCase());
  return { code: 'lost-document.case', values: { ending, renamed } };
}
