import type { Locale } from '@idmp/model';
import type { MessageKey } from './messages';

/** What every item of the navbar may have. */
export interface NavItemBase {
  /** Languages that show it; all unless given. */
  only?: readonly Locale[];
}

/** A link of the navbar. */
export interface NavLink extends NavItemBase {
  type: 'link';
  /** Key of the label in `locales/<locale>/client.json`. */
  label: MessageKey;
  /** Path relative to the language's base path, or an absolute URL. */
  to: string;
  newTab: boolean;
}

/** A navbar control with its own behavior. */
export interface NavControl extends NavItemBase {
  type: 'localeSwitch' | 'colorModeToggle';
}

/** The control that opens the search. */
export interface NavSearch extends NavItemBase {
  type: 'search';
}

/** The docs version menu. */
export interface NavVersionSwitch extends NavItemBase {
  type: 'versionSwitch';
  /** Names of the versions to list; defaults to all. */
  versions?: readonly string[];
}

export type NavItem = NavLink | NavControl | NavSearch | NavVersionSwitch;
