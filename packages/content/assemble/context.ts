import type { ContentProblem, Locale, SidebarEntry, SidebarLink } from '@idmp/model';
import type { TrailStep } from './sidebarTree';
import type { Asset, FileStore } from '../sources/images';
import type { SiteEntry } from './entries';
import type { PageExtension } from './extensions';
import type { Routes } from './routes';

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
}

/** What all pages of a site share. */
export interface PageContext extends PlaceContext {
  trails: Record<Locale, Map<string, TrailStep[]>>;
  /** Pages in reading order, and the index of each address in it. */
  order: Record<Locale, SidebarLink[]>;
  positions: Map<string, number>;
  /** Day of the last change of each file. */
  changeDays: ReadonlyMap<string, string>;
  /** What the features add. */
  extensions: readonly PageExtension[];
  /** Former addresses of each address. */
  aliases: ReadonlyMap<string, readonly string[]>;
}
