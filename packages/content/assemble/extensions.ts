import {
  type ContentProblem,
  type Locale,
  type SidebarEntry,
  type SidebarLink,
  type ElementPlace,
  type ElementPlaces,
  extensionPoint,
  type Page,
} from '@idmp/model';
import type { TrailStep } from './sidebarTree';
import type { Asset, FileStore } from '../sources/images';
import type { SiteEntry, Drafts } from './entries';
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

/** What a feature adds to the pages of a site. */
export interface PageExtension {
  /** Elements of the places that its components leave in documents. */
  places?: PlaceFillers;
  /** Changes the article of a page. */
  article?: (article: Root, entry: SiteEntry, context: PageContext) => Root;
  /** Problems that only show in the whole site. */
  check?: (site: CheckedSite) => ContentProblem[];
}

/** What the features add to the pages of every site. */
export const pageExtensions = extensionPoint<PageExtension>('registerBuildFeatures');

/** Elements of a place that a feature fills; undefined if none does. */
export function elementsOfFeature(
  place: ElementPlace,
  entry: SiteEntry,
  context: PlaceContext,
): Elements | undefined {
  for (const { places } of pageExtensions.all()) {
    // The type of the place selects the function for it.
    const fill = places?.[place.type] as
      ((place: ElementPlace, entry: SiteEntry, context: PlaceContext) => Elements) | undefined;
    if (fill) return fill(place, entry, context);
  }
  return undefined;
}
