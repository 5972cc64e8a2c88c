import fs from 'node:fs';
import path from 'node:path';
import { isMap, parseDocument } from 'yaml';
import {
  type EditableText,
  mapOutsideFences,
  readEditable,
  RefusedChange,
  splitFrontmatter,
  withFields,
  withTargets,
} from '@idmp/markdown';
import { isField, isIndexPath, normalizeSegments } from '@idmp/model';
import { withCommonMark, withReadable } from './commonMark';

/** A page of a Docusaurus site. */
export interface SitePage {
  /** Relative to the folder of its documents. */
  path: string;
  /** Fields of its front matter; none if they cannot be read. */
  fields: Record<string, unknown>;
  /** By which sidebars and links name it. */
  id: string;
  /** Address below that of the plugin, without slashes at its ends. */
  slug: string;
  source: EditableText;
  /** What makes it a page of this site, besides its address. */
  changes: Record<string, unknown>;
}

/** The number before a name, and names that only look like having one: dates and versions. */
const NUMBERED = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
const NOT_NUMBERED = /^(?:(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?|\d+[-_.]\d+)/;
const PAGE = /\.mdx?$/;

/** Whether a file is a page: not one that others include. */
export const isPage = (file: string): boolean =>
  PAGE.test(file) && !file.split('/').some((name) => name.startsWith('_'));

/** Reads a page; its address is the one that Docusaurus gives it. */
export function readPage(site: string, folder: string, file: string, keepsNumbers: boolean): SitePage {
  const place = path.posix.join(folder, file);
  const source = readEditable(place, fs.readFileSync(path.join(site, place)));
  const { span } = splitFrontmatter(place, source.text);
  const document = span && parseDocument(source.text.slice(...span));
  const isReadable = document !== undefined && document.errors.length === 0 && isMap(document.contents);
  const fields = isReadable ? (document.toJS() as Record<string, unknown>) : {};
  const keeps = keepsNumbers || fields['parse_number_prefixes'] === false;
  const plain = (name: string): string =>
    keeps || NOT_NUMBERED.test(name) ? name : name.replace(NUMBERED, '');
  const names = file.replace(PAGE, '').split('/');
  const above = names.slice(0, -1).map(plain);
  const own =
    typeof fields['id'] === 'string' || typeof fields['id'] === 'number'
      ? String(fields['id'])
      : plain(names.at(-1) ?? '');
  const written = typeof fields['slug'] === 'string' ? fields['slug'] : undefined;
  const below = written ?? (isIndexPath(file) ? '' : own);
  return {
    path: file,
    fields,
    id: [...above, own].join('/'),
    slug: normalizeSegments([...(below.startsWith('/') ? [] : above), ...below.split('/')]).join('/'),
    source,
    changes: { ...fieldChanges(fields), ...(hasTitle(fields, source.text) ? {} : { title: own }) },
  };
}

/** Without a title, a page has the name of its file as one. */
function hasTitle({ title }: Readonly<Record<string, unknown>>, text: string): boolean {
  if (title !== undefined && title !== null && title !== '') return true;
  let isFound = false;
  mapOutsideFences(splitFrontmatter('', text).body, (line) => {
    isFound ||= /^ {0,3}(?:#\s|=+\s*$)/.test(line);
    return line;
  });
  return isFound;
}

/** Removes what this site has no use for, and what says nothing. */
function fieldChanges(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (!isField(name) || value === '' || (value === null && !name.startsWith('pagination_')))
      return [[name, undefined]];
    if (name === 'keywords' && typeof value === 'string')
      return [[name, value.split(/[,，]/).map((word) => word.trim())]];
    if (name === 'sidebar_position' && typeof value === 'string' && Number.isFinite(Number(value)))
      return [[name, Number(value)]];
    return [];
  });
  return Object.fromEntries(entries);
}

/** How the texts of a site are written here. */
export interface TextRules {
  /** Which files have braces and `<` as text: all that end in `.md`, or those that MDX cannot read. */
  commonMark: 'all' | 'unreadable' | 'none';
  /** Address or file that a target is written as here; undefined if it stays. */
  target: (written: string) => string | undefined;
}

/** The text of a page as it is written here. */
export function movedPage(file: string, { source, changes }: SitePage, rules: TextRules): string {
  const text = movedBody(file, source.text, rules);
  try {
    return source.write(Object.keys(changes).length > 0 ? withFields(file, text, changes) : text);
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    // The check names what is wrong with its front matter.
    return source.write(text);
  }
}

/** A target that may be another here; without one, a text is not parsed. */
const TARGET = /(?:[("'<]|\]:\s*)\/|(?:^|\/)static\/|\]\(<?[^./#:)][^:)\]]*\.mdx?/m;

/** A text with the signs and targets of this site. */
export function movedBody(file: string, text: string, { commonMark, target }: TextRules): string {
  const isText = commonMark === 'all' && file.endsWith('.md');
  const plain = isText ? withCommonMark(text) : commonMark === 'unreadable' ? withReadable(text) : text;
  try {
    return TARGET.test(plain) ? withTargets(plain, ({ value }) => target(value)) : plain;
  } catch {
    // The check names what cannot be parsed.
    return plain;
  }
}
