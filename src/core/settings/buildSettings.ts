import { sitePathPrefix } from './sitePathPrefix';
import { flagOf, matchOf, originSetting, textOf, type Environment } from '../site/settingReaders';

/** Build-only settings. */
export interface BuildSettings {
  /** Origin of the published site. */
  siteUrl: string;
  /** Path prefix of a build with `--prefix-paths`, without trailing slash. */
  pathPrefix: string;
  /** Origin of the scripts behind the forms, to which hosts forward; '' for none. */
  formsUpstream: string;
  /** Whether to write a page at each former address, for hosts without rules for redirects. */
  redirectPages: boolean;
  /** Names besides localhost by which browsers reach `npm run develop`. */
  developHosts: readonly string[];
  /** If null, the index job writes its records to disk and sends nothing. */
  algoliaAdminKey: string | null;
}

/** Variables whose values must never reach `public/`; a new secret setting belongs here. */
export const SECRET_SETTINGS = ['ALGOLIA_ADMIN_KEY', 'RELEASE_KEY'] as const;

/** Variable that names a file whose content must never reach `public/`. */
export const SECRET_FILE_SETTING = 'RELEASE_KEY_FILE';

/** Segments of letters and digits, as every host and browser writes them. */
const PATH_PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/;

/** Names of hosts, or their addresses of four numbers, separated by commas. */
const HOSTS = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?:\s*,\s*[a-z\d](?:[a-z\d.-]*[a-z\d])?)*$/i;

const DEFAULT_SITE_URL = 'https://idmpdocs.taosdata.com';

/** Reads the build's settings; throws a one-line error that names the variable of an invalid value. */
export function readBuildSettings(env: Environment): BuildSettings {
  return {
    siteUrl: originSetting(env, 'SITE_URL', DEFAULT_SITE_URL),
    pathPrefix: matchOf(
      { PATH_PREFIX: sitePathPrefix(env) },
      'PATH_PREFIX',
      PATH_PREFIX,
      'a path such as /idmp-docs',
      '',
    ),
    formsUpstream: originSetting(env, 'FORMS_UPSTREAM', ''),
    redirectPages: flagOf(env, 'REDIRECT_PAGES', false),
    developHosts: matchOf(env, 'DEVELOP_HOSTS', HOSTS, 'names of hosts such as devbox.example.com', '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean),
    algoliaAdminKey: textOf(env, 'ALGOLIA_ADMIN_KEY') || null,
  };
}

export const buildSettings: BuildSettings = readBuildSettings(process.env);
