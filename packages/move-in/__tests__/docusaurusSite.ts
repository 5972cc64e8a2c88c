import type { Files } from '../../content/__tests__/project';

/** An entry of a sidebar; a label may differ by language. */
type Item =
  | string
  | { id: string; label: string }
  | { href: string; label: string }
  | { label: string | Record<string, string>; items: Item[]; link?: string; made?: string };

interface Version {
  name: string;
  /** Where its addresses begin, below the language. */
  path: string;
  folder: string;
  /** Titles of its files, with addresses other than their names and fields. */
  pages: Record<string, string | [title: string, address: string, fields?: object]>;
  sidebars?: Record<string, Item[]>;
  data?: { label?: string };
}

export interface DocusaurusSite {
  /** Base addresses by languages; the first one is the default. */
  languages?: Record<string, string>;
  /** Folders of translations other than `i18n/<language>`. */
  folders?: Record<string, string>;
  config?: object;
  route?: string;
  versions?: Version[];
  /** Files of Markdown beside the documents, by addresses. */
  pages?: Record<string, string>;
  /** Addresses that have no Markdown. */
  others?: string[];
  files: Files;
}

const DOCS = 'docusaurus-plugin-content-docs';
const idOf = (file: string): string => file.replace(/\.mdx?$/, '');

/** Files of a site with what `docusaurus build` leaves in `.docusaurus/`, as far as it is read. */
export function docusaurusSite(site: DocusaurusSite): Files {
  const { languages = { en: '/' }, folders = {}, route = 'docs', versions = [], pages = {}, files } = site;
  const data: Record<string, unknown> = {};
  const write = (folder: string, name: string, value: unknown): void => {
    data[`${folder}/${name.replace(/\W/g, '-')}.json`] = value;
  };
  const names = Object.keys(languages);
  const [last = '/'] = Object.values(languages).reverse();
  const folderOf = (name: string): string => folders[name] ?? `i18n/${name}`;

  const writeVersion = (version: Version, isLast: boolean, language: string): void => {
    const { name, path, folder, sidebars = {} } = version;
    const base = languages[language] ?? '/';
    const translated = `${folderOf(language)}/${DOCS}/${name === 'current' ? name : `version-${name}`}`;
    const links = new Map<string, { label: string; href: string }>();
    for (const [file, written] of Object.entries(version.pages)) {
      const [title, address, frontMatter = {}] =
        typeof written === 'string' ? [written, idOf(file)] : written;
      const permalink = base + [path, address].filter(Boolean).join('/');
      const source = `@site/${`${translated}/${file}` in files ? translated : folder}/${file}`;
      const sourceDirName = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
      const more = { id: idOf(file), version: name, sourceDirName, unlisted: 'unlisted' in frontMatter };
      write(`${DOCS}/default`, `site-${source}`, { ...more, title, source, permalink, frontMatter });
      links.set(idOf(file), { label: title, href: permalink });
    }
    const itemOf = (item: Item): object => {
      if (typeof item === 'string') return { type: 'link', docId: item, ...links.get(item) };
      if ('id' in item) return { type: 'link', docId: item.id, ...links.get(item.id), label: item.label };
      if ('href' in item) return { type: 'link', ...item };
      const { label, items, link = '', made } = item;
      const href = made === undefined ? links.get(link)?.href : `${base}${made}`;
      if (made !== undefined)
        write(`${DOCS}/default/p`, `${language}-${made}`, {
          categoryGeneratedIndex: { title: 'All', description: 'All {of} them.', permalink: href },
        });
      const shown = typeof label === 'string' ? label : label[language];
      return { type: 'category', label: shown, ...(href && { href }), items: items.map(itemOf) };
    };
    const entries = Object.entries(sidebars).map(([key, items]): [string, object[]] => [
      key,
      items.map(itemOf),
    ]);
    const shared = { label: name, banner: null, noIndex: false, isLast, docs: {}, ...version.data };
    write(`${DOCS}/default/p`, `${language}-${name}`, {
      version: { version: name, ...shared, docsSidebars: Object.fromEntries(entries) },
    });
  };
  for (const [index, version] of versions.entries())
    for (const language of names) writeVersion(version, index === 0, language);

  for (const [address, file] of Object.entries(pages)) {
    const page = { id: '', title: address, source: `@site/${file}`, permalink: `${last}${address}` };
    write('docusaurus-plugin-content-pages/default', `site-${file}`, { ...page, frontMatter: {} });
  }
  const paths = versions.map(({ name, path }) => ({ name, path: `${last}${path}` }));
  data['globalData.json'] = { [DOCS]: { default: { path: `${last}${route}`, versions: paths } } };
  const configs = names.map((name) => {
    const baseUrl = languages[name];
    return [name, { path: folderOf(name), url: 'https://pumps.example', baseUrl }];
  });
  const localeConfigs = Object.fromEntries(configs) as object;
  data['i18n.json'] = { defaultLocale: names[0], locales: names, path: '.', localeConfigs };
  const texts = { title: 'Pumps', tagline: 'All {about} pumps', markdown: { format: 'mdx' } };
  const config = { ...texts, staticDirectories: ['static'], themeConfig: {}, ...site.config };
  const routes = (site.others ?? []).map(
    (address) => `{\n  path: '${last}${address}',\n  component: x,\n  exact: true\n}`,
  );
  const built = Object.entries(data).map(([name, value]) => [`.docusaurus/${name}`, JSON.stringify(value)]);
  return {
    ...files,
    ...(Object.fromEntries(built) as Files),
    '.docusaurus/docusaurus.config.mjs': `/* Generated */\nexport default ${JSON.stringify(config)};\n`,
    '.docusaurus/routes.js': `export default [${routes.join(',')}];\n`,
  };
}
