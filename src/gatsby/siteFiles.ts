import { type ContentProblem, extensionPoint } from '@idmp/model';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset, Site } from '@idmp/content';

/** Files that a feature makes from an assembled site. */
export interface SiteFiles {
  /** Texts that the bundle imports from `$site/`, by name. */
  bundled?: Readonly<Record<string, string>>;
  /** Files to publish. */
  assets?: readonly Asset[];
}

/** Gatsby's development server. */
export interface DevelopApp {
  use: (
    prefix: string,
    handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
  ) => void;
}

/** A page that is no document, in each language. */
export interface StandalonePage {
  slug: string;
  /** File of the component, below `pages/` in its feature; it may query data. */
  component: string;
  /** Beside the language, the slug and what the translation plugin needs. */
  context: object;
}

/** What a feature does with an assembled site before the bundler runs. */
export interface SiteExtension {
  standalone?: readonly StandalonePage[];
  siteFiles?: (site: Site, options: { production: boolean }) => SiteFiles | Promise<SiteFiles>;
  /** Takes all problems of the content after each change, in development. */
  reportSaved?: (problems: readonly ContentProblem[]) => Promise<void>;
  /** Adds to the development server. */
  developServer?: (app: DevelopApp) => Promise<void>;
}

/** What the features do with an assembled site. */
export const siteExtensions = extensionPoint<SiteExtension>('registerBuildFeatures');
