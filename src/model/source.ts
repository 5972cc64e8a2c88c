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
  /** What is wrong with the file itself, for example bytes that are not UTF-8. */
  problems: ContentProblem[];
}

export type SourceKind = 'page' | 'partial';

/** A file whose name, or whose folder's name, begins with `_` is included by others and is no page. */
export function sourceKind(path: string): SourceKind {
  return path.split('/').some((segment) => segment.startsWith('_')) ? 'partial' : 'page';
}
