import type { ContentProblem, Locale, SidebarEntry, SidebarLink, ElementPlaces, Page } from '@idmp/model';
import type { TrailStep } from './sidebarTree';
import type { Asset, FileStore } from '../sources/images';
import type { SiteEntry } from './entries';
import type { Drafts } from './drafts';
import type { Routes } from './routes';
import type { ElementContent, Root } from 'hast';
import type { CompiledDocument } from '@idmp/compile';

/** What the places of an article are resolved with. */
export interface PlaceContext {
  routes: Routes;
  files: FileStore;
  pathPrefix: string;
  sidebars: Record<Locale, SidebarEntry[]>;
  byAddress: ReadonlyMap<string, SiteEntry>;
  /** Texts of articles in each language. */
  messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** Addresses of drafts excluded from this build. */
  isDraft(link: string, file: string): boolean;
  assets: Map<string, Asset>;
  usedFiles: Set<string>;
  problems: ContentProblem[];
  /** Fill the places that components of the site leave in documents. */
  places: PlaceFillers;
}

/** What all pages of a site share. */
export interface PageContext extends PlaceContext {
  trails: Record<Locale, Map<string, TrailStep[]>>;
  /** Pages in reading order, and the index of each address in it. */
  order: Record<Locale, SidebarLink[]>;
  positions: Map<string, number>;
  /** Day of the last change of each file. */
  changeDays: ReadonlyMap<string, string>;
  /** Adds notes to the article of a page. */
  annotate: (article: Root, entry: SiteEntry, context: PlaceContext) => Root;
  /** Former addresses of each address. */
  aliases: ReadonlyMap<string, readonly string[]>;
}

type Elements = ElementContent | ElementContent[];

/** Elements of places by type. */
export type PlaceFillers = {
  [Type in keyof ElementPlaces]?: (
    place: ElementPlaces[Type],
    entry: SiteEntry,
    context: PlaceContext,
  ) => Elements;
};

/** What a check of the whole site reads: all but the drafts, which need not be finished. */
export interface CheckedSite {
  documents: readonly CompiledDocument[];
  entries: readonly SiteEntry[];
  pages: readonly Page[];
  drafts: Drafts;
  /** Files that pages show or offer, relative to the project. */
  usedFiles: ReadonlySet<string>;
  /** Former addresses of each address. */
  aliases: ReadonlyMap<string, readonly string[]>;
}
