/** Kinds of files that pages may publish, by extension: data and media, nothing that a browser runs on the site's origin. */
const PUBLISHED = {
  pictures: 'svg png jpg jpeg gif webp avif ico',
  films: 'mp4 webm mov m4v ogv mp3 m4a ogg wav vtt',
  documents: 'pdf docx xlsx pptx odt ods odp',
  data: 'txt csv tsv json yaml yml toml ini conf sql py sh java go rs log properties',
  archives: 'zip gz tgz bz2 xz 7z',
  fonts: 'woff woff2 ttf otf',
  site: 'webmanifest',
} as const;

const EXTENSIONS = new Set(Object.values(PUBLISHED).flatMap((list) => list.split(' ')));

/** What to do about a file of another kind. */
export const PUBLISHED_KINDS_HINT =
  'save it as a picture, a film, a PDF, a text or data file, or put it into an archive (.zip)';

/** Can pages publish files of this name's kind? */
export function isPublishedKind(path: string): boolean {
  return EXTENSIONS.has(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '');
}

/** Does a segment of the path begin with a dot? Such files belong to tools, and may hold secrets. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('.') && segment !== '.' && segment !== '..');
}
