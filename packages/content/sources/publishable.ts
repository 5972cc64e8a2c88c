import fs from 'node:fs';
import path from 'node:path';
import { isHiddenPath, isPublishedKind, type Phrase, type PhraseValue } from '@idmp/model';
import { findActivePart } from './activeSvg';
import { CONTENT_DIR, STANDALONE_DIR } from '@idmp/files';
import { svgText } from './svgText';

/** Why a file may not be published, and how to correct it. */
export interface Refusal {
  /** Predicate for a message: `is hidden`. */
  reason: PhraseValue;
  advice: Phrase;
  /** Faulty line in the file itself. */
  line?: number;
}

/** Folder that is copied unchanged. */
export const STATIC_DIR = 'static';

/** The only folders whose files pages can publish, relative to the project. */
const PUBLIC_FOLDERS = [CONTENT_DIR, STATIC_DIR, STANDALONE_DIR];

/** Why pages may not publish an existing file, judged by its name and real path; `file` is relative to the project. */
export function refusalOfPlace(root: string, file: string): Refusal | undefined {
  const named = path.posix.normalize(file);
  if (!PUBLIC_FOLDERS.some((folder) => named.startsWith(`${folder}/`)))
    return { reason: { phrase: 'file-outside' }, advice: 'advice-static' };
  const real = realPlace(root, named);
  if (real === undefined) return { reason: { phrase: 'file-link-outside' }, advice: 'advice-copy' };
  if (isHiddenPath(named) || isHiddenPath(real))
    return { reason: { phrase: 'file-hidden' }, advice: 'advice-no-dot' };
  if (!isPublishedKind(named) || !isPublishedKind(real))
    return { reason: { phrase: 'file-kind' }, advice: 'advice-kinds' };
  return undefined;
}

/** Why a file's content may not be published: an SVG with active content. */
export function refusalOfText(file: string, bytes: Uint8Array): Refusal | undefined {
  if (!/\.svg$/i.test(file)) return undefined;
  const text = svgText(bytes);
  if (text === undefined) return { reason: { phrase: 'file-not-utf8' }, advice: 'advice-utf8', line: 1 };
  const part = findActivePart(text);
  if (!part) return undefined;
  return {
    reason: { phrase: 'file-active', values: { part: part.what } },
    advice: 'advice-plain-svg',
    line: part.line,
  };
}

/** Real path below one of the folders; undefined if symbolic links leave them. */
function realPlace(root: string, file: string): string | undefined {
  const real = fs.realpathSync(path.join(root, file));
  for (const folder of PUBLIC_FOLDERS) {
    if (!fs.existsSync(path.join(root, folder))) continue;
    const relative = path.relative(fs.realpathSync(path.join(root, folder)), real);
    if (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative))
      return relative.replaceAll(path.sep, '/');
  }
  return undefined;
}
