import type { CompiledDocument } from '@idmp/compile';
import { type ContentProblem, isIndexPath } from '@idmp/model';
import { type DocumentSummary, positionOf } from '@idmp/content';
import { report } from './problems';

/** The part of a page that has a place in the sidebar. */
interface OrderedPage {
  document: Pick<CompiledDocument, 'file' | 'fieldLines'>;
  summary: DocumentSummary;
  /** Path below the language. */
  path: string;
  fallback: boolean;
  unlisted: boolean;
}

/** Reports documents in the same folder with the same position. */
export function checkOrder(entries: readonly OrderedPage[]): ContentProblem[] {
  const taken = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const { document, summary, path, fallback, unlisted } of entries) {
    const position = positionOf(summary);
    if (fallback || unlisted || position === undefined || isIndexPath(path)) continue;
    const { file, fieldLines } = document;
    const key = `${file.slice(0, file.lastIndexOf('/'))} ${position}`;
    const other = taken.get(key);
    if (other === undefined) taken.set(key, file);
    else {
      const name = other.slice(other.lastIndexOf('/') + 1);
      problems.push(
        report('same-order', { file, line: fieldLines.sidebar_position ?? 1 }, { position, name }),
      );
    }
  }
  return problems;
}
