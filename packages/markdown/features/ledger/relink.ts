import path from 'node:path';
import { CONTENT_DIR } from '@idmp/files';
import { decodeAddress, encodeAddress, isLocale, isOutside, pathBelowLocale, pathToSlug } from '@idmp/model';
import { parseLink, type Routes } from '../../assemble/routes';
import type { SiteEntry } from '../../assemble/entries';
import type { WrittenTarget } from '../../compile/writtenTargets';

/** What moves: files by their former path, and the page's address. */
export interface Moves {
  files: ReadonlyMap<string, string>;
  /** Former address, without language. */
  from: string;
  /** New address, without language. */
  slug: string;
}

/** Where a link stands. */
export interface LinkOrigin {
  file: string;
  /** Its page, or one of the same language for a partial. */
  entry: SiteEntry;
}

const DOCUMENT = /\.mdx?$/i;
const ALIAS_OF_DOCUMENTS = /^@site\/(?:docs|content\/[^/]+|i18n\/[^/]+\/[^/]+\/current)\//;

/** A link after the moves, in the form in which it was written; undefined if it stays. */
export function relinked(
  { value: href, isImport = false }: Pick<WrittenTarget, 'value'> & Partial<WrittenTarget>,
  { file, entry }: LinkOrigin,
  { files, slug }: Moves,
  routes: Routes,
): string | undefined {
  const [, written = '', rest = ''] = /^([^?#]*)([\s\S]*)$/.exec(href) ?? [];
  if (written === '' || isOutside(href)) return undefined;
  const target = routes.resolve(parseLink(href), file, entry);
  const page = target.kind === 'page' ? target.entry : undefined;
  const goal = page && files.get(page.document.file);
  const encode = (changed: string): string =>
    (isImport ? changed : encodePath(changed)) + (/\/$/.exec(written)?.[0] ?? '') + rest;
  const alias = ALIAS_OF_DOCUMENTS.exec(written)?.[0];
  if (alias !== undefined) return goal && encode(alias + pathBelowLocale(goal));
  if (written.startsWith('@')) return undefined;
  if (written.startsWith('/')) {
    const first = written.split('/')[1] ?? '';
    const language = isLocale(first) ? `/${first}` : '';
    return goal && encode(`${language}/${DOCUMENT.test(written) ? pathBelowLocale(goal) : slug}`);
  }
  const folder = path.posix.dirname(files.get(file) ?? file);
  if (goal === undefined && folder === path.posix.dirname(file)) return undefined;
  const joined = path.posix.join(path.posix.dirname(file), decodeAddress(written));
  // Not found by its file, but by its address, as browsers resolve it.
  if (page && pathToSlug(pathBelowLocale(joined)) !== pathToSlug(page.path))
    return encode(`/${goal === undefined ? page.slug : slug}`);
  const own = goal && `${CONTENT_DIR}/${entry.locale}/${pathBelowLocale(goal)}`;
  const wanted = DOCUMENT.test(written) ? own : own?.replace(DOCUMENT, '');
  const relative = path.posix.relative(folder, wanted ?? joined.replace(/\/$/, ''));
  return encode(relative.startsWith('.') ? relative : `./${relative}`);
}

/** Round brackets would end the target of a link. */
const encodePath = (name: string): string =>
  encodeAddress(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
