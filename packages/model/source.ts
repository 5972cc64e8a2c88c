import type { Locale } from './locale';
import type { ContentProblem } from './problem';

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

export type SourceKind = 'page' | 'partial';

/** A file is a partial, not a page, if its name or its folder's name starts with `_`. */
export function sourceKind(path: string): SourceKind {
  return path.split('/').some((segment) => segment.startsWith('_')) ? 'partial' : 'page';
}
