import path from 'node:path';
import { nearest } from '../model/nearest';
import type { SourcePlace } from '../model/places';
import { fault } from '../model/problem';
import { decodeAddress } from '../model/slug';
import { fileOfDownload } from '../files/contentFolders';
import type { PlaceContext } from './context';

/** Path of an image or file, relative to the project. */
export function fileOfSource(src: string, file: string): string {
  const clean = decodeAddress(src.replace(/[?#].*$/, ''));
  if (clean.startsWith('@site/')) return path.posix.normalize(clean.slice('@site/'.length));
  if (clean.startsWith('/')) return fileOfDownload(clean) ?? path.posix.join('static', clean);
  return path.posix.join(path.posix.dirname(file), clean);
}

type Reporting = Pick<PlaceContext, 'files' | 'problems'>;

/** Reports a file that is missing or may not be published. */
export function reportUnpublished(src: string, file: string, place: SourcePlace, context: Reporting): void {
  if (context.files.refusal(file)) return reportRefused(src, file, place, context);
  const meant = nearest(path.posix.basename(file), context.files.siblings(file));
  const hint = meant
    ? `did you mean "${src.replace(/[^/]*$/, '')}${meant}"?`
    : 'add the file or correct the path';
  const message = `the file "${src}" does not exist`;
  context.problems.push(fault(place.file, place.line, 'missing-image', message, hint));
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
  const own = refusal.line !== undefined;
  const message = own ? `the image ${refusal.reason}` : `the file "${src}" ${refusal.reason}`;
  const line = refusal.line ?? place.line;
  problems.push(fault(own ? file : place.file, line, 'refused-file', message, refusal.hint));
}
