import path from 'node:path';
import { type ContentProblem, decodeAddress, nearest, report, type SourcePlace } from '@idmp/model';
import { fileOfDownload } from '@idmp/files';
import type { FileStore } from '../sources/images';

/** Path of an image or file, relative to the project. */
export function fileOfSource(src: string, file: string): string {
  const clean = decodeAddress(src.replace(/[?#].*/, ''));
  if (clean.startsWith('@site/')) return path.posix.normalize(clean.slice('@site/'.length));
  if (clean.startsWith('/')) return fileOfDownload(clean) ?? path.posix.join('static', clean);
  return path.posix.join(path.posix.dirname(file), clean);
}

/** Where files are looked up, and faults reported. */
interface Reporting {
  files: FileStore;
  problems: ContentProblem[];
}

/** Reports a file that is missing or may not be published. */
export function reportUnpublished(src: string, file: string, place: SourcePlace, context: Reporting): void {
  if (src.trim() === '') return void context.problems.push(report('missing-image.source', place));
  if (context.files.refusal(file)) return reportRefused(src, file, place, context);
  const meant = nearest(path.posix.basename(file), context.files.siblings(file));
  const shown = meant && src.slice(0, src.lastIndexOf('/') + 1) + meant;
  context.problems.push(report('missing-image', place, { src, meant: shown }));
}

/** Reports a file that may not be published, at its own faulty line if known, else where it is used. */
export function reportRefused(
  src: string,
  file: string,
  place: SourcePlace,
  { files, problems }: Reporting,
): void {
  const refusal = files.refusal(file);
  if (!refusal) return;
  const { reason, advice, line } = refusal;
  const values = { src, reason, advice: { phrase: advice } };
  problems.push(
    line === undefined
      ? report('refused-file', place, values)
      : report('refused-file.image', { file, line }, values),
  );
}
