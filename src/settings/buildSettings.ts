import { sitePathPrefix } from './pathPrefix';
import { type Environment, flagOf, matchOf, originSetting, SettingError, textOf } from './settingReaders';
import {
  DEFAULT_LOCALE,
  type LanguageHost,
  type Locale,
  LOCALES,
  type PublishedSite,
  ROOT_LOCALE,
} from '@idmp/model';
import { SITE_ADDRESS } from '../site/identity';

/** Build-only settings. */
export interface BuildSettings {
  /** Origin of the host that this build is for. */
  siteUrl: string;
  /** Hosts of the languages, if they are not all on the same one. */
  hosts?: Partial<Record<Locale, LanguageHost>>;
  /** Whether canonical addresses end in a slash. */
  trailingSlash: boolean;
  /** Path prefix of a build with `--prefix-paths`, without trailing slash. */
  pathPrefix: string;
  /** Origin of the scripts behind the forms, to which hosts forward; '' for none. */
  formsUpstream: string;
  /** Whether to write a page at each former address, for hosts without rules for redirects. */
  redirectPages: boolean;
  /** Whether pictures are published as they are, for quick builds of previews. */
  originalImages: boolean;
  /** File of a service worker of the former site, besides `sw.js`; '' for none. */
  formerWorker: string;
  /** Names besides localhost by which browsers reach `npm run develop`. */
  developHosts: readonly string[];
  /** If null, the index job writes its records to disk and sends nothing. */
  algoliaAdminKey: string | null;
}

/** Variables whose values must never reach `public/`; a new secret setting belongs here. */
export const SECRET_SETTINGS = ['ALGOLIA_ADMIN_KEY'] as const;

/** Segments of letters and digits, as every host and browser writes them. */
const PATH_PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/;

/** Names of hosts, or their addresses of four numbers, separated by commas. */
const HOSTS = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?:\s*,\s*[a-z\d](?:[a-z\d.-]*[a-z\d])?)*$/i;

/** Reads the build's settings; throws a one-line error that names the variable of an invalid value. */
export function readBuildSettings(env: Environment, rootLocale = ROOT_LOCALE): BuildSettings {
  matchOf(env, 'SITE_ROOT_LOCALE', new RegExp(`^(?:${LOCALES.join('|')})$`), LOCALES.join(' or '), '');
  return {
    ...readHosts(env, rootLocale),
    trailingSlash: flagOf(env, 'SITE_TRAILING_SLASH', false),
    pathPrefix: matchOf(
      { PATH_PREFIX: sitePathPrefix(env) },
      'PATH_PREFIX',
      PATH_PREFIX,
      'a path such as /idmp-docs',
      '',
    ),
    formsUpstream: originSetting(env, 'FORMS_UPSTREAM', ''),
    redirectPages: flagOf(env, 'REDIRECT_PAGES', false),
    originalImages:
      matchOf(env, 'IMAGES', /^(original|scaled)$/, '"original" or "scaled"', 'scaled') === 'original',
    formerWorker: matchOf(
      env,
      'FORMER_WORKER',
      /^(?:(?!\.)[\w.-]+\/)*(?!\.)[\w.-]+\.js$/,
      'a file below the site such as service-worker.js',
      '',
    ),
    developHosts: matchOf(env, 'DEVELOP_HOSTS', HOSTS, 'names of hosts such as devbox.example.com', '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    algoliaAdminKey: textOf(env, 'ALGOLIA_ADMIN_KEY') || null,
  };
}

/** Reads the origins: that of this build, and those of the languages. */
function readHosts(env: Environment, rootLocale: Locale): Pick<BuildSettings, 'siteUrl' | 'hosts'> {
  const siteUrl = originSetting(env, 'SITE_URL', SITE_ADDRESS);
  const english = originSetting(env, 'SITE_URL_EN', '');
  const atRoot = flagOf(env, 'SITE_EN_AT_ROOT', false);
  if (english === '') {
    if (atRoot) throw new SettingError('SITE_EN_AT_ROOT needs SITE_URL_EN, the origin of the English site.');
    return { siteUrl };
  }
  if (english === siteUrl) {
    if (atRoot)
      throw new SettingError('SITE_URL_EN must differ from SITE_URL, as both languages are at the root.');
    return { siteUrl };
  }
  const hosts = { en: { url: english, atRoot }, [DEFAULT_LOCALE]: { url: siteUrl, atRoot: true } };
  return { siteUrl: rootLocale === 'en' ? english : siteUrl, hosts };
}

/** Where this build is published. */
export function publishedAt(pathPrefix: string): PublishedSite {
  const { siteUrl, hosts, trailingSlash } = buildSettings;
  return { siteUrl, pathPrefix, trailingSlash, ...(hosts && { hosts }) };
}

/** All origins of the site. */
export function siteUrls(): string[] {
  const { siteUrl, hosts = {} } = buildSettings;
  return [...new Set([siteUrl, ...Object.values(hosts).map(({ url }) => url)])];
}

export const buildSettings: BuildSettings = readBuildSettings(process.env);

/** Values of secret settings by variable: no published file may hold them. */
export const secretsOf = (env: Environment = process.env): ReadonlyMap<string, string> =>
  new Map(SECRET_SETTINGS.map((variable) => [variable, textOf(env, variable)]));
