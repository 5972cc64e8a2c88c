import {
  addressSetting,
  flagOf,
  matchOf,
  originOf,
  originSetting,
  SettingError,
  textOf,
  wrongValue,
  type Environment,
} from './settingReaders';
import { QR_ADDRESSES, VENDOR_DOMAINS } from '../site/identity';

/**
 * Public settings; `.env.example` documents each one. Spelled out because the bundler only inlines literal
 * `process.env.NAME` reads: a variable that isn't listed here is not available.
 */
export const PUBLIC_ENV = {
  GATSBY_ALGOLIA_APP_ID: process.env.GATSBY_ALGOLIA_APP_ID,
  GATSBY_ALGOLIA_SEARCH_KEY: process.env.GATSBY_ALGOLIA_SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: process.env.GATSBY_ALGOLIA_INDEX,
  GATSBY_ALGOLIA_HOSTS: process.env.GATSBY_ALGOLIA_HOSTS,
  GATSBY_SEARCH_EVENTS: process.env.GATSBY_SEARCH_EVENTS,
  GATSBY_DOCS_API: process.env.GATSBY_DOCS_API,
  GATSBY_LEADS_API: process.env.GATSBY_LEADS_API,
  GATSBY_SALES_MAIL_TO: process.env.GATSBY_SALES_MAIL_TO,
  GATSBY_SALES_MAIL_FROM: process.env.GATSBY_SALES_MAIL_FROM,
  GATSBY_QR_WECHAT: process.env.GATSBY_QR_WECHAT,
  GATSBY_QR_TECHNICAL: process.env.GATSBY_QR_TECHNICAL,
  GATSBY_COOKIE_DOMAIN: process.env.GATSBY_COOKIE_DOMAIN,
  GATSBY_PREFERS_COLOR_SCHEME: process.env.GATSBY_PREFERS_COLOR_SCHEME,
  GATSBY_ANNOUNCEMENT: process.env.GATSBY_ANNOUNCEMENT,
  GATSBY_STATS_ID: process.env.GATSBY_STATS_ID,
  GATSBY_TAG_MANAGER_ID: process.env.GATSBY_TAG_MANAGER_ID,
};

export type PublicEnvironment = Environment<keyof typeof PUBLIC_ENV>;

/** Credentials of the hosted search client. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  index: string;
  /** Origins to use instead of the service's default hosts; empty for the defaults. */
  hosts: string[];
}

/** Public settings, inlined into the client bundle. */
export interface Settings {
  /** Null falls back to the embedded search. */
  algolia: AlgoliaSettings | null;
  /** Whether to report view and click events for search results. */
  searchEvents: boolean;
  /** Origin of the docs scripts; '' for same-origin. */
  docsApi: string;
  /** Origin of the lead service; null skips the request. */
  leadsApi: string | null;
  salesMail: { to: string; from: string };
  /** URLs encoded in the QR codes of the popup and footer. */
  qr: { weChat: string; technical: string };
  /** Parent domain of the cookies. */
  cookieDomain: string;
  respectPrefersColorScheme: boolean;
  /** Id of the announcement to show; empty for the newest, `off` for none. */
  announcement: string;
  /** Id of the statistics service; null loads no script. */
  statsId: string | null;
  /** Id of the tag manager; null loads no script. */
  tagManagerId: string | null;
}

export type QrName = keyof Settings['qr'];

/** Without signs that start a header or a parameter in the address of a mail. */
const MAIL_ADDRESS = /^[\w.+-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const DOMAIN = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Reads the public settings. Throws on the first invalid value, with a message that names the variable. */
export function readSettings(env: PublicEnvironment): Settings {
  return {
    algolia: readAlgolia(env),
    searchEvents: flagOf(env, 'GATSBY_SEARCH_EVENTS', false),
    docsApi: originSetting(env, 'GATSBY_DOCS_API', ''),
    leadsApi: originSetting(env, 'GATSBY_LEADS_API', null),
    salesMail: {
      to: matchOf(env, 'GATSBY_SALES_MAIL_TO', MAIL_ADDRESS, 'an e-mail address', 'sales@example.com'),
      from: matchOf(env, 'GATSBY_SALES_MAIL_FROM', MAIL_ADDRESS, 'an e-mail address', 'support@example.com'),
    },
    qr: {
      weChat: addressSetting(env, 'GATSBY_QR_WECHAT', QR_ADDRESSES.weChat),
      technical: addressSetting(env, 'GATSBY_QR_TECHNICAL', QR_ADDRESSES.technical),
    },
    cookieDomain: matchOf(
      env,
      'GATSBY_COOKIE_DOMAIN',
      DOMAIN,
      'a domain such as example.com',
      VENDOR_DOMAINS[0],
    ),
    respectPrefersColorScheme: flagOf(env, 'GATSBY_PREFERS_COLOR_SCHEME', true),
    announcement: textOf(env, 'GATSBY_ANNOUNCEMENT'),
    statsId: matchOf(env, 'GATSBY_STATS_ID', /^[\w-]+$/, 'an id of letters and digits', '') || null,
    tagManagerId:
      matchOf(env, 'GATSBY_TAG_MANAGER_ID', /^GTM-[A-Z0-9]+$/, 'an id such as GTM-ABC123', '') || null,
  };
}

function readAlgolia(env: PublicEnvironment): AlgoliaSettings | null {
  const names = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX'] as const;
  const hosts = readHosts(env);
  const missing = names.filter((name) => !textOf(env, name));
  if (missing.length === names.length) return null;
  if (missing[0]) {
    throw new SettingError(
      `${missing[0]} is missing: hosted search needs ${names.join(', ')} together, or none.`,
    );
  }
  return {
    // The id becomes part of a hostname.
    appId: matchOf(env, names[0], /^[A-Za-z0-9-]+$/, 'an application id of letters and digits', ''),
    searchKey: matchOf(env, names[1], /^\S+$/, 'a key without spaces', ''),
    index: matchOf(env, names[2], /^\S+$/, 'an index name without spaces', ''),
    hosts,
  };
}

function readHosts(env: PublicEnvironment): string[] {
  const name = 'GATSBY_ALGOLIA_HOSTS';
  const parts = textOf(env, name)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => {
    const origin = originOf(part);
    if (origin === null) throw wrongValue(name, 'a comma-separated list of http(s)://host:port', part);
    return origin;
  });
}

/** The settings of this build. */
export const settings: Settings = readSettings(PUBLIC_ENV);
