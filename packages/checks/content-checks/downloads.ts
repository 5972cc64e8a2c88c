import type { CompiledDocument, Fence } from '@idmp/compile';
import type { ContentProblem } from '@idmp/model';
import { DOWNLOADS_DIR } from '@idmp/files';
import { report } from './problems';

/** Compares downloadable code blocks with their files; `read` returns the text of a project file. */
export function checkDownloads(
  documents: readonly CompiledDocument[],
  read: (file: string) => string | undefined,
): ContentProblem[] {
  return documents.flatMap(({ fences }) =>
    fences.flatMap((fence) => {
      const problem = fence.download && compare(fence, fence.download, read);
      return problem ? [problem] : [];
    }),
  );
}

function compare(
  fence: Fence,
  { name, text }: { name: string; text: string },
  read: (file: string) => string | undefined,
): ContentProblem | undefined {
  const file = `${DOWNLOADS_DIR}/${name}`;
  const found = read(file);
  // A missing file is reported with the link to it.
  if (found === undefined) return undefined;
  const shown = text.split('\n');
  const held = found.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const at = Array.from({ length: Math.max(shown.length, held.length) }, (_, line) => line).find(
    (line) => shown[line] !== held[line],
  );
  if (at === undefined) return undefined;
  const line = fence.line + 1 + Math.min(at, shown.length - 1);
  return report(
    'download-differs',
    { file: fence.file, line },
    { shown: quote(shown[at]), file, line: Math.min(at, held.length - 1) + 1, held: quote(held[at]) },
  );
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing' : `"${line.trim()}"`;
}
