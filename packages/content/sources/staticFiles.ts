import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentProblem, report } from '@idmp/model';
import { refusalOfPlace, refusalOfText, STATIC_DIR, type Refusal } from './publishable';

/** Reports files in `static/` that must not be published: the build copies that folder unchanged. */
export async function checkStaticFiles(root: string): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !entry.name.startsWith('.')) await visit(file);
      else {
        const refusal = await refusalOf(root, file, entry);
        if (refusal) problems.push(toProblem(file, refusal));
      }
    }
  };
  await visit(STATIC_DIR);
  return problems;
}

async function refusalOf(root: string, file: string, entry: Dirent): Promise<Refusal | undefined> {
  if (entry.isSymbolicLink()) return { reason: { phrase: 'file-link' }, advice: 'advice-copy' };
  if (entry.name.startsWith('.'))
    return { reason: { phrase: 'file-hidden' }, advice: 'advice-remove-published' };
  if (!entry.isFile()) return { reason: { phrase: 'file-irregular' }, advice: 'advice-remove' };
  const refusal = refusalOfPlace(root, file);
  if (refusal || !/\.svg$/i.test(file)) return refusal;
  return refusalOfText(file, await readFile(path.join(root, file)));
}

function toProblem(file: string, { reason, advice, line = 1 }: Refusal): ContentProblem {
  return report('refused-file.static', { file, line }, { reason, advice: { phrase: advice } });
}
