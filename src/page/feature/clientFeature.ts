import type { ComponentType } from 'react';
import { type DocHead, type DocPage, extensionPoint, type Locale, type PageInVersion } from '@idmp/model';
import type { PopupSource } from '../../types/footer';
import type { Messages } from '../../types/messages';
import type { NavItem } from '../../settings/nav';

export interface NavControlProps {
  locale: Locale;
  /** Path of the page, without prefix. */
  address: string;
  /** Where the version menu leads, in a site with several versions. */
  versions: readonly PageInVersion[];
  item: NavItem;
}

export interface ActionProps {
  page: DocPage;
  head: DocHead;
  /** Path of the page, without prefix. */
  address: string;
}

/** What a feature adds to the pages in the browser and on the server. Every part is optional. */
export interface ClientFeature {
  /** Name of its folder in `src/features`. */
  name: string;
  /** Shown above the navbar. */
  Banner?: ComponentType<{ locale: Locale; address: string }>;
  /** Controls for items of the navbar, by their type. */
  navbar?: Partial<Record<NavItem['type'], ComponentType<NavControlProps>>>;
  /** Control beside the title of a document, but not on landing pages; its button has the class `page-action`. */
  Action?: ComponentType<ActionProps>;
  /** What it opens for the elements that name it in `data-popup`. */
  popups?: readonly PopupSource[];
  /** Rendered beside the page: dialogs, or nothing but effects. */
  Beside?: ComponentType<{ locale: Locale; address: string }>;
  /** Rendered below the page in development; `file` is the source of a document. */
  Develop?: ComponentType<{ file: string; locale: Locale }>;
  /** Shown on the not-found page; the early script fills inputs with `data-path-words`. */
  NotFound?: ComponentType;
  /** Elements in the head of a document. */
  Head?: ComponentType<{ head: DocHead; locale: Locale }>;
  /** Changes each element of a block that is copied from another page, where nothing serves it. */
  copied?: (part: Element) => void;
  /** Adds behavior to the static HTML of a page; returns a cleanup function. */
  enhance?: (page: HTMLElement, t: Messages, locale: Locale) => () => void;
}

/** What a feature adds at the first click or key press. */
export interface DeferredFeature {
  start?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The features of the pages; set by `gatsby-browser.tsx` and `gatsby-ssr.tsx`. */
export const clientFeatures = extensionPoint<ClientFeature>('clientFeatures.set');
