import fs, { type Dirent } from 'node:fs';
import path from 'node:path';
import { foldAddress, type OwnNames } from '../assemble/slugFault';
import { CONTENT_DIR, STANDALONE_DIR } from '@idmp/files';
import { readdir, readFile } from 'node:fs/promises';
import {
  type ContentProblem,
  report,
  isHiddenPath,
  isPublishedKind,
  type Phrase,
  type PhraseValue,
} from '@idmp/model';
import { findActivePart, svgText } from './activeSvg';

/** Names at the top of the published site that no page may have: those that the build writes, and the ones of `static/`. */
export function ownNames(root: string, builtNames: OwnNames): OwnNames {
  const folder = path.join(root, STATIC_DIR);
  const copied = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return new Set([...builtNames, ...copied.map(foldAddress)]);
}

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
  if (entry.isFile() && isProof(file, await readFile(path.join(root, file)))) return undefined;
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

/** Why a file may not be published, and how to correct it. */
export interface Refusal {
  /** Predicate for a message: `is hidden`. */
  reason: PhraseValue;
  advice: Phrase;
  /** Faulty line in the file itself. */
  line?: number;
}

const PROOF_MAX_BYTES = 4096;
/** A tag of an element that neither runs nor loads anything, with what follows. */
const PLAIN_TAG = /^(?:!doctype html|\?xml[^>]*|meta\s[^>]*|\/?(?!script|style)[a-z]+)>/i;

/** Whether a file proves the domain to a search engine or a host, which fixes its name: `google….html`, `CNAME`. */
export function isProof(file: string, bytes: Uint8Array): boolean {
  if (!/^static\/(?:CNAME|[\w-]+\.(?:html|xml))$/.test(file)) return false;
  const [, ...tags] = new TextDecoder().decode(bytes).split('<');
  return bytes.length <= PROOF_MAX_BYTES && tags.every((tag) => PLAIN_TAG.test(tag) && !/refresh/i.test(tag));
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
