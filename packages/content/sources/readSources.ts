import { git, gitLog, FILES_AT_ONCE, listVisibleFiles, mapLimited } from '@idmp/files';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  type ContentProblem,
  isDocumentPath,
  type Locale,
  LOCALES,
  report,
  type Source,
  sourceKind,
} from '@idmp/model';
import type { SiteFacts } from '@idmp/compile';
import { fillValues, readValues, type Value } from './values';

/**
 * Day of the last change of each file below some folders, from a single `git log`; empty without a git history or in a
 * shallow clone.
 */
export async function readChangeDays(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // No file name starts with the slash that marks the days.
  const options = ['--format=/%as', '--name-only', '--no-renames', '--relative'];
  const days = new Map<string, string>();
  let day = '';
  // Newest commit first.
  for (const line of await gitLog(root, ...options, '--', ...folders))
    if (line.startsWith('/')) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  return days;
}

/** Time of the last commit, so that builds of it are reproducible; without git, the current day. */
export async function commitTime(root: string): Promise<Date> {
  const time = await git(root, 'log', '-1', '--format=%cI').catch(() => '');
  return new Date(time || new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
}

/** Reads every Markdown file below `content/<locale>/`, sorted by path; `root` is the project's folder. */
export async function readSources(root: string, site: SiteFacts, contentDir = 'content'): Promise<Source[]> {
  const files: [locale: Locale, path: string][] = [];
  for (const locale of LOCALES) {
    for (const found of await listVisibleFiles(path.join(root, contentDir, locale))) {
      if (isDocumentPath(found)) files.push([locale, found]);
    }
  }
  const values = readValues(root).entries;
  return mapLimited(files, FILES_AT_ONCE, ([locale, relative]) =>
    readSource(root, `${contentDir}/${locale}/${relative}`, locale, relative, site, values),
  );
}

/** Reads a source file and fills its values; `relative` is its path below the folder of its language. */
export async function readSource(
  root: string,
  file: string,
  locale: Locale,
  relative: string,
  site: SiteFacts,
  values: readonly Value[] = readValues(root).entries,
): Promise<Source> {
  const source = toSource(file, locale, relative, await fs.readFile(path.join(root, file)));
  const { text, problems } = fillValues(file, source.raw, values, site.releaseOf);
  return { ...source, raw: text, problems: [...source.problems, ...problems] };
}

/** Decodes a source file: UTF-8 only, byte order mark removed, line ends normalized to `\n`. */
export function toSource(file: string, locale: Locale, relative: string, bytes: Uint8Array): Source {
  const problems: ContentProblem[] = [];
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.search(/[\0\uFFFD]/);
  if (broken >= 0 && (text.includes('\0') || !isUtf8(bytes))) {
    problems.push(report('not-utf8', { file, line: text.slice(0, broken).split('\n').length }));
  }
  const raw = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  return { file, locale, path: relative, raw, kind: sourceKind(relative), problems };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
