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
  /** A partial: its name, or its folder's, starts with `_`; it is included by others and is no page. */
  kind: 'page' | 'partial';
  /** What is wrong with the file itself, for example bytes that are not UTF-8. */
  problems: ContentProblem[];
}
