import type { Element } from 'hast';
import { h } from 'hastscript';
import {
  type SidebarEntry,
  splitAddress,
  humanize,
  isIndexPath,
  orderOfSegment,
  stripPath,
  type SidebarGroup,
  type SidebarLink,
} from '@idmp/model';

/** Nested lists of the pages of a sidebar; `group` joins the link of a group and the list of its items. */
export function sidebarList(
  entries: readonly SidebarEntry[],
  hrefOf: (address: string) => string,
  group: (link: Element | string, list: Element) => Element | (Element | string)[],
): Element {
  const items = entries.map((entry) => {
    const { label, address } = entry;
    const link = address === undefined ? label : h('a', { href: hrefOf(address) }, [label]);
    return h('li', [entry.type === 'link' ? link : group(link, sidebarList(entry.items, hrefOf, group))]);
  });
  return h('ul', items);
}

/** Data of a document that the sidebar needs. */
export interface SidebarDocument {
  /** Path below the folder of the language: `05-basic/02-data-model.md`. */
  path: string;
  /** Folder of that path, or ''. */
  category: string;
  address: string;
  sidebarLabel: string;
  sidebarPosition: number | null;
  /** Label above its entry, or null. */
  sidebarSection?: string | null | undefined;
}

/** An entry of a sidebar that is listed: a page, a group, or a group with a page of its own. */
export interface ListedEntry {
  /** Path below the folder of the language. */
  page?: string | undefined;
  /** Defaults to that of the page. */
  label?: string | undefined;
  items?: readonly ListedEntry[] | undefined;
}

/** Content of a folder's `_category_.json`. */
export interface FolderSetting {
  label?: string;
  position?: number;
  /** In the folder of a language, its whole sidebar: other pages are in none. */
  items?: readonly ListedEntry[];
  /** Order of pages and folders without a number, by their names: `newest-first` for names such as `1.0.5.0`. */
  order?: 'newest-first';
  /** The `_category_.json` file, relative to the project. */
  file?: string;
}

/** One breadcrumb of a page. */
export interface TrailStep {
  label: string;
  address?: string;
}

interface Folder {
  name: string;
  index?: SidebarDocument;
  documents: SidebarDocument[];
  folders: Map<string, Folder>;
  /** Path of the folder as first seen. */
  path: string;
}

const collator = new Intl.Collator('en', { numeric: true });

/** An entry of a folder, with its position if it has one, and the path of its file or folder. */
export interface PlacedEntry {
  entry: SidebarEntry;
  position: number | undefined;
  name: string;
}

/** The sidebar of one language: folders become groups, ordered by position, then by name. */
export function buildSidebar(
  documents: readonly SidebarDocument[],
  settings: ReadonlyMap<string, FolderSetting> = new Map(),
): SidebarEntry[] {
  const listed = settings.get('')?.items;
  if (listed) return listedEntries(listed, new Map(documents.map((document) => [document.path, document])));
  const root = folderTree(documents);
  const entries = placedEntries(root, settings).map(({ entry }) => entry);
  if (!root.index) return entries;
  return [linkTo(root.index), ...entries];
}

function listedEntries(
  entries: readonly ListedEntry[],
  documents: ReadonlyMap<string, SidebarDocument>,
): SidebarEntry[] {
  return entries.flatMap(({ page = '', label, items = [] }): SidebarEntry[] => {
    const document = documents.get(page);
    const own = document ? [{ ...linkTo(document), label: label ?? document.sidebarLabel }] : [];
    const inner = listedEntries(items, documents);
    return inner.length > 0 ? [{ label: label ?? page, ...own[0], type: 'group', items: inner }] : own;
  });
}

/** The entries of a chapter in their order; its path is without numbers. */
export function entriesOfChapter(
  chapter: string,
  documents: readonly SidebarDocument[],
  settings: ReadonlyMap<string, FolderSetting>,
): PlacedEntry[] {
  let folder: Folder | undefined = folderTree(documents);
  for (const name of chapter.split('/').filter(Boolean)) folder = folder?.folders.get(name);
  return folder ? placedEntries(folder, settings) : [];
}

function folderTree(documents: readonly SidebarDocument[]): Folder {
  const root = newFolder('', '');
  for (const document of documents) place(root, document);
  return root;
}

function newFolder(name: string, path: string): Folder {
  return { name, path, documents: [], folders: new Map() };
}

/** Folder names are compared without their ordering numbers. */
function place(root: Folder, document: SidebarDocument): void {
  let folder = root;
  const segments = document.category.split('/').filter(Boolean);
  segments.forEach((segment, depth) => {
    const key = stripPath(segment);
    const next = folder.folders.get(key) ?? newFolder(segment, segments.slice(0, depth + 1).join('/'));
    folder.folders.set(key, next);
    folder = next;
  });
  if (isIndexPath(document.path) && !folder.index) folder.index = document;
  else folder.documents.push(document);
}

function placedEntries(folder: Folder, settings: ReadonlyMap<string, FolderSetting>): PlacedEntry[] {
  const ordered: PlacedEntry[] = [
    ...folder.documents.map((document) => ({
      entry: linkTo(document),
      position: positionOf(document),
      name: document.path,
    })),
    ...[...folder.folders.values()].flatMap((child) => {
      const setting = settings.get(child.path);
      const entry = groupOf(child, settings);
      const position = setting?.position ?? child.index?.sidebarPosition ?? orderOfSegment(child.name);
      return entry ? [{ entry, position, name: child.path }] : [];
    }),
  ];
  const direction = settings.get(folder.path)?.order === 'newest-first' ? -1 : 1;
  ordered.sort(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) || direction * collator.compare(a.name, b.name),
  );
  return ordered;
}

function groupOf(folder: Folder, settings: ReadonlyMap<string, FolderSetting>): SidebarEntry | undefined {
  const items = placedEntries(folder, settings).map(({ entry }) => entry);
  const label = settings.get(folder.path)?.label ?? folder.index?.sidebarLabel ?? humanize(folder.name);
  if (items.length === 0) return folder.index && { ...linkTo(folder.index), label };
  const { address, section } = folder.index ? linkTo(folder.index) : {};
  return {
    type: 'group',
    label,
    ...(address !== undefined && { address }),
    ...(section && { section }),
    items,
  };
}

function linkTo({ sidebarLabel, sidebarSection, address }: SidebarDocument): SidebarLink {
  return {
    type: 'link',
    label: sidebarLabel,
    address,
    ...(sidebarSection && { section: sidebarSection }),
  };
}

/** Position of a document among its siblings: `sidebar_position`, else its number prefix. */
export function positionOf({
  path,
  sidebarPosition,
}: Pick<SidebarDocument, 'path' | 'sidebarPosition'>): number | undefined {
  return sidebarPosition ?? orderOfSegment(path.split('/').at(-1) ?? '');
}

/** All pages of a sidebar in reading order; a group's own page comes before its items. */
export function flattenSidebar(entries: readonly SidebarEntry[]): SidebarLink[] {
  return entries.flatMap((entry): SidebarLink[] => {
    if (entry.type === 'link') return [entry];
    const own: SidebarLink[] =
      entry.address === undefined ? [] : [{ type: 'link', label: entry.label, address: entry.address }];
    return [...own, ...flattenSidebar(entry.items)];
  });
}

/** Breadcrumbs of each page, from the top of the sidebar to the page itself. */
export function sidebarTrails(entries: readonly SidebarEntry[]): Map<string, TrailStep[]> {
  const trails = new Map<string, TrailStep[]>();
  const visit = (list: readonly SidebarEntry[], above: readonly TrailStep[]): void => {
    for (const entry of list) {
      const step: TrailStep =
        entry.address === undefined ? { label: entry.label } : { label: entry.label, address: entry.address };
      const trail = [...above, step];
      if (entry.address !== undefined) trails.set(entry.address, trail);
      if (entry.type === 'group') visit(entry.items, trail);
    }
  };
  visit(entries, []);
  return trails;
}

/** Entries of a page's card list: the items of its group, or at the top level everything but the page itself. */
export function cardEntries(entries: readonly SidebarEntry[], address: string): SidebarEntry[] {
  const find = (list: readonly SidebarEntry[]): SidebarEntry[] | undefined => {
    for (const entry of list) {
      if (entry.type === 'group') {
        if (entry.address === address) return entry.items;
        const found = find(entry.items);
        if (found) return found;
      } else if (entry.address === address) {
        return list.filter((other) => other !== entry);
      }
    }
    return undefined;
  };
  return find(entries) ?? [];
}

/** Name of a chapter: the address of its first page without language. */
export function chapterName(chapter: SidebarEntry): string {
  return splitAddress(firstAddress(chapter) ?? '').slug.replaceAll('/', '-');
}

/** First page of an entry: its own, or that of its first item that has one. */
export function firstAddress(entry: SidebarEntry): string | undefined {
  return (
    entry.address ?? (entry as SidebarGroup).items.map(firstAddress).find((address) => address !== undefined)
  );
}
