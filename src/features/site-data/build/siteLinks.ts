import {
  type ContentProblem,
  decodeAddress,
  type Finding,
  type Locale,
  LOCALES,
  localizedAddress,
  nearest,
  ownValue,
  type Page,
  parseUrl,
  type ProblemCode,
} from '@idmp/model';
import { FOOTERS } from '../../../settings/footer';
import { NAV_FILE, NAV_ITEMS } from '../../../settings/nav';
import { REDIRECT_TARGETS, redirectTarget } from '../../../settings/redirectTargets';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { FEEDBACK_LINKS, LOGO, SITE, SITE_DESCRIPTION, VERSION_SETTINGS } from '../../../settings/site';
import { report } from './problems';

/** What links of the site can lead to. */
export interface LinkTargets {
  pages: readonly Pick<Page, 'address' | 'slug' | 'headings'>[];
  /** Slugs of pages that are no documents. */
  otherSlugs: readonly string[];
  /** Names of the versions that were cut. */
  versions: readonly string[];
  isFile: (file: string) => boolean;
  /** Texts of the files in `src/site`, by their path. */
  texts: ReadonlyMap<string, string>;
}

/** A link in the data of the site. */
export interface SiteLink {
  href: string;
  /** Languages that show it. */
  locales: readonly Locale[];
}

const LINK_FIELDS = new Set(['href', 'brand', 'productHome', 'issue', 'contact']);

type Tables = Readonly<Record<string, Readonly<Partial<Record<Locale, unknown>>>>>;
/** Data that every language needs. */
const TABLES: Tables = {
  LOCALE_CONFIG,
  SITE,
  SITE_DESCRIPTION,
  FOOTERS,
  FEEDBACK_LINKS,
};

/** Names of the data that a language lacks. */
export const missingTables = (locale: Locale, tables: Tables = TABLES): string[] =>
  Object.keys(tables).filter((name) => ownValue(tables, name)?.[locale] === undefined);

/** All links in `src/site`. */
export function siteLinks(): SiteLink[] {
  return [
    ...NAV_ITEMS.flatMap((item) =>
      item.type === 'link' ? { href: item.to, locales: item.only ?? LOCALES } : [],
    ),
    ...LOCALES.filter((locale) => missingTables(locale).length === 0).flatMap((locale) =>
      [
        ...linksIn([FOOTERS[locale], SITE[locale], FEEDBACK_LINKS[locale]]),
        ...FOOTERS[locale].pages.map(({ slug }) => `/${slug}`),
        ...Object.values(REDIRECT_TARGETS).flatMap((target) => target[locale] ?? []),
      ].map((href) => ({ href, locales: [locale] })),
    ),
  ];
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    typeof field === 'string' ? (LINK_FIELDS.has(name) ? field : []) : linksIn(field),
  );
}

/** Reports data of the site that leads nowhere, with its line in `src/site`. */
export function checkSiteData(links: readonly SiteLink[], targets: LinkTargets): ContentProblem[] {
  const dead = links.flatMap(({ href, locales }) => {
    const [found] = locales.flatMap((locale) => deadReason(href, locale, targets) ?? []);
    return found ? [problemAt(href, found, targets)] : [];
  });
  const versions = Object.keys(VERSION_SETTINGS).filter(
    (name) => name !== 'current' && !targets.versions.includes(name),
  );
  const missing = LOCALES.flatMap((locale) =>
    missingTables(locale).map((name) =>
      problemAt(`const ${name}:`, { code: 'site-data.table', values: { name, locale } }, targets),
    ),
  );
  const logo = LOGO && `static${LOGO.src}`;
  return [
    ...missing,
    ...dead,
    ...versions.map((name) => problemAt(name, { code: 'site-data.version', values: { name } }, targets)),
    ...(logo && !targets.isFile(logo)
      ? [problemAt(logo.slice('static'.length), { code: 'site-data.logo', values: { logo } }, targets)]
      : []),
  ];
}

type SiteDataFault = Finding<Extract<ProblemCode, `site-data.${string}`>>;

/** Why a link leads nowhere in a language. */
function deadReason(href: string, locale: Locale, targets: LinkTargets): SiteDataFault | undefined {
  const values = { href, locale, meant: meantBy(href, targets) };
  if (!href.startsWith('/'))
    return parseUrl(href)?.protocol.match(/^(?:https?|mailto|tel):$/)
      ? undefined
      : { code: 'site-data.address', values };
  const { pathname, searchParams, hash } = new URL(href, 'http://site');
  const slug = decodeAddress(pathname).replace(/^\/|\/$/g, '');
  if (slug === 'redirect') {
    const target = searchParams.get('target') ?? '';
    return redirectTarget(target, locale) === undefined
      ? { code: 'site-data.redirect', values: { ...values, target } }
      : undefined;
  }
  if (targets.otherSlugs.includes(slug) || targets.isFile(`static/${slug}`)) return undefined;
  const page = targets.pages.find(({ address }) => address === localizedAddress(locale, slug));
  if (!page) return { code: 'site-data.link', values };
  const id = decodeAddress(hash.slice(1));
  return id && !page.headings.some((heading) => heading.id === id)
    ? { code: 'site-data.heading', values }
    : undefined;
}

function meantBy(href: string, { pages }: LinkTargets): string | undefined {
  const meant = nearest(
    href.replace(/^\/|[?#].*$/g, ''),
    pages.map(({ slug }) => slug),
  );
  return meant && `/${meant}` !== href ? `/${meant}` : undefined;
}

/** A problem at the line that holds a text as written. */
function problemAt(text: string, { code, values }: SiteDataFault, { texts }: LinkTargets): ContentProblem {
  const written = [`'${text}'`, `'${text.slice(1)}'`, ` ${text}`];
  for (const [file, source] of texts) {
    const line = source.split('\n').findIndex((row) => written.some((quoted) => row.includes(quoted)));
    if (line >= 0) return report(code, { file, line: line + 1 }, values);
  }
  return report(code, { file: NAV_FILE, line: 1 }, values);
}
