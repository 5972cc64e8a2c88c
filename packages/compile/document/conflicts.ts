import { type ContentProblem, report } from '@idmp/model';
import { readTextFile } from '@idmp/files';
import { mapOutsideFences } from './fences';

const SIDE = /^(?:<{7}|>{7}|\|{7})(?:\s|$)/;
const MIDDLE = /^={7}\s*$/;

const LISTS = /\.(?:json|ya?ml|txt|csv|py|sh)$/i;

/** Reports merge conflicts in lists, texts and downloads; documents are checked when they are compiled. */
export function checkConflicts(root: string, files: readonly string[]): ContentProblem[] {
  return files
    .filter((file) => LISTS.test(file))
    .flatMap((file) => conflictOf(file, readTextFile(root, file) ?? '') ?? []);
}

/** The first mark that a merge conflict left in a text. */
export function conflictOf(file: string, text: string): ContentProblem | undefined {
  const lines = text.split('\n');
  const side = lines.findIndex((line) => SIDE.test(line));
  const middle = side < 0 && /\.mdx?$/.test(file) ? proseLine(text, MIDDLE) : -1;
  const index = Math.max(side, middle);
  if (index < 0) return undefined;
  return report('conflict', { file, line: index + 1 }, { mark: lines[index]?.trimEnd() ?? '' });
}

/** Index of the first line outside of code blocks that matches; -1 if there is none. */
function proseLine(text: string, pattern: RegExp): number {
  const found = '\0';
  const marked = mapOutsideFences(text, (line) => (pattern.test(line) ? found : line));
  return marked.split('\n').indexOf(found);
}

/** Faults of a whole file, from which its other faults follow. */
const CAUSES: ReadonlySet<string> = new Set(['conflict', 'not-utf8']);

/** Problems without those that follow from a fault of the whole file. */
export function rootCauses(problems: readonly ContentProblem[]): ContentProblem[] {
  const files = new Set(problems.filter(({ code }) => CAUSES.has(code)).map(({ file }) => file));
  return problems.filter(({ code, file }) => CAUSES.has(code) || !files.has(file));
}
