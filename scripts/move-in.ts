import './help.mjs';
import './loadEnv.mjs';
import fs from 'node:fs/promises';
import { inspect } from 'node:util';
import { DEFAULT_LOCALE } from '@idmp/model';
import { moveIn, type Site } from '@idmp/move-in';
import { BUILT_NAMES } from '../src/assemble/assembleContent';
import { isShellId } from '../src/settings/shellIds';
import { runCommand } from './runCommand';

const DATA = 'src/site';

/** Lines for `.env.production`. */
function settingsOf({ config, tagManager, base, languages }: Site): string[] {
  const [chinese, english] = [DEFAULT_LOCALE, 'en'].map(
    (locale) => languages.find((each) => each.locale === locale)?.url,
  );
  const isOnTwoHosts = chinese !== undefined && english !== undefined && chinese !== english;
  const isEnglishFirst = languages[0]?.locale !== DEFAULT_LOCALE;
  const { appId, apiKey, indexName } = config.themeConfig.algolia ?? {};
  const settings = {
    SITE_URL: chinese ?? english,
    SITE_URL_EN: isOnTwoHosts && english,
    // Two hosts have different languages at their roots.
    SITE_EN_AT_ROOT: isOnTwoHosts && isEnglishFirst,
    SITE_ROOT_LOCALE: !isOnTwoHosts && isEnglishFirst && 'en',
    SITE_TRAILING_SLASH: config.trailingSlash,
    PATH_PREFIX: base.replace(/\/$/, ''),
    GATSBY_ALGOLIA_APP_ID: appId,
    GATSBY_ALGOLIA_SEARCH_KEY: apiKey,
    GATSBY_ALGOLIA_INDEX: indexName,
    GATSBY_TAG_MANAGER_ID: tagManager,
  };
  return Object.entries(settings).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
}

/** Lines for the settings of the versions. */
function versionsOf({ documents, languages: [root] }: Site): string[] {
  return documents.flatMap(({ name, route, versions }) => {
    const version = root && versions.get(root);
    if (name === undefined || !version || route !== documents[0]?.route) return [];
    const setting = {
      label: version.label,
      ...(name !== '' && version.banner === null && { banner: 'none' }),
      ...(version.noIndex && { noindex: true }),
    };
    return `  ${name === '' ? 'current' : inspect(name)}: ${inspect(setting, { breakLength: Infinity })},\n`;
  });
}

/** The versions of the site, and no releases of the product. */
const withVersions = (text: string, versions: readonly string[]): string =>
  text
    .replace(/(VERSION_SETTINGS: .* = )\{[^;]*\};/, (_, start: string) => `${start}{\n${versions.join('')}};`)
    .replace(/(LATER_RELEASES: .* = )\[[^;]*\];/, '$1[];');

/** The data of this site for other content: its versions, and bars without links to what is gone. */
async function adapt(site: Site, addresses: ReadonlySet<string>) {
  const changed: string[] = [];
  const versions = versionsOf(site);
  const write: [string, string][] = [];
  const modules = (await fs.readdir(DATA)).filter((name) => name.endsWith('.ts'));
  for (const name of modules) {
    const text = await fs.readFile(`${DATA}/${name}`, 'utf8');
    const withoutDeadLinks = (): string =>
      text.replace(/^ *\{ label: '\w+', slug: '([^']+)' \},\n/gm, (line, slug: string) => {
        if (addresses.has(slug)) return line;
        changed.push(`removed the link to /${slug} from ${DATA}/${name}`);
        return '';
      });
    const withoutMenu = text.replace(/^ *\{ type: 'versionSwitch' \},\n/m, '');
    if (name === 'versions.ts') write.push([`${DATA}/${name}`, withVersions(text, versions)]);
    else if (name === 'navbar.ts' && versions.length < 2) {
      write.push([`${DATA}/${name}`, withoutMenu]);
      changed.push(`removed the version menu from ${DATA}/${name}: the site has one version`);
    } else if (name.endsWith('Footer.ts')) write.push([`${DATA}/${name}`, withoutDeadLinks()]);
  }
  changed.push(
    `wrote the versions to ${DATA}/versions.ts, without a release of the product: pages name none`,
    `still of the former product: names, links and texts in ${DATA}/, locales/ and .env.example; see docs/customize.md`,
  );
  return { write, changed, settings: settingsOf(site) };
}

// `npm run move-in -- ../site`: replaces the content by that of a Docusaurus site.
void runCommand(() =>
  moveIn(
    { root: process.cwd(), builtNames: BUILT_NAMES, isReservedId: isShellId, adapt },
    process.argv[2] ?? '',
  ),
);
