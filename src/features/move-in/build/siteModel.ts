import fs from 'node:fs';
import path from 'node:path';
import { type Locale, LOCALES, ownValue } from '@idmp/model';
import { RefusedChange } from '@idmp/markdown';
import { filesOfTree, isFolder } from './filesToCopy';
import type { TextRules } from './pages';
import { isRecord, readModule, SyntaxFault, Unread, type Value } from './readModule';

/** A language of a Docusaurus site that this site has too. */
export interface SiteLanguage {
  locale: Locale;
  /** Its name there, and the first part of its addresses unless it is the default one. */
  name: string;
  isDefault: boolean;
}

/** A version of the documents of a plugin. */
export interface SiteVersion {
  name: string;
  label: string;
  /** Part of its addresses below those of the plugin; empty for the last version. */
  path: string;
  banner: string | undefined;
  isLast: boolean;
  /** Folder of its documents, and of their translations in a language. */
  folder: string;
  translation: (language: string) => string;
  /** Text of the labels in a language, relative to the site. */
  labels: (language: string) => string;
  sidebars: Value;
}

/** An instance of the plugin for documents. */
export interface DocsPlugin {
  id: string;
  /** First part of its addresses, without slashes. */
  route: string;
  keepsNumbers: boolean;
  /** Patterns of the pages that are published, and of those that are not. */
  include: string[];
  exclude: string[];
  versions: SiteVersion[];
}

/** A Docusaurus site as its configuration resolves. */
export interface SiteModel {
  /** Name of the configuration; undefined if there is none. */
  file: string | undefined;
  languages: SiteLanguage[];
  plugins: DocsPlugin[];
  /** Where braces and `<` are text, see `TextRules`. */
  commonMark: TextRules['commonMark'];
  /** First parts of addresses that stay behind: those of blogs. */
  blogs: string[];
  staticFolders: string[];
  /** Value at a path such as `themeConfig.algolia.appId`. */
  text: (place: string) => string | undefined;
  /** What stays behind or was assumed, each in a line. */
  notes: string[];
}

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);
const PLUGIN = /(?:^|\/)(?:plugin-)?content-docs$/;

/** Reads what the configuration says, with the defaults of Docusaurus for the rest. */
export function readSite(site: string): SiteModel {
  return new SiteReader(site).read();
}

class SiteReader {
  private readonly notes: string[] = [];
  private readonly file: string | undefined;
  private readonly config: Value;

  constructor(private readonly site: string) {
    this.file = CONFIG_FILES.find((name) => fs.existsSync(path.join(site, name)));
    this.config = this.file === undefined ? {} : this.module(this.file);
    if (this.file !== undefined && !isRecord(this.config))
      this.notes.push(`${this.file}: what it exports is computed: the defaults of Docusaurus are assumed`);
  }

  read(): SiteModel {
    const languages = this.languages();
    const plugins = this.pluginOptions().map((options) => this.plugin(options));
    const format = this.known(this.at('markdown.format'), 'mdx', 'markdown.format');
    return {
      file: this.file,
      languages,
      plugins: plugins.filter((plugin) => plugin !== undefined),
      commonMark: format === 'detect' || format === 'md' ? 'all' : this.isOld() ? 'unreadable' : 'none',
      blogs: this.blogs(),
      staticFolders: this.texts(this.at('staticDirectories'), 'staticDirectories') ?? ['static'],
      text: (place) => {
        const options = this.pairs('presets').map(([, own]) => this.at(place, own));
        const value = [this.at(place), ...options].find((each) => each !== undefined);
        if (value instanceof Unread)
          this.notes.push(`${value.place}: ${place} is computed (${value.text}): set it by hand`);
        return typeof value === 'string' ? value : undefined;
      },
      notes: this.notes,
    };
  }

  private module(file: string): Value {
    try {
      return readModule(this.site, file);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      this.notes.push(`${error.message}, so nothing of it is taken`);
      return undefined;
    }
  }

  private at(place: string, from = this.config): Value {
    let value = from;
    for (const name of place.split('.')) {
      if (!isRecord(value)) return value instanceof Unread ? value : undefined;
      value = Object.hasOwn(value, name) ? ownValue(value, name) : value['...'];
    }
    return value;
  }

  /** A value, or what is assumed where it is computed or of another kind. */
  private known(value: Value, assumed: string, name: string): string {
    return typeof value === 'string' ? value : this.assume(value, assumed, name);
  }

  private flag(value: Value, assumed: boolean, name: string): boolean {
    return typeof value === 'boolean' ? value : this.assume(value, assumed, name);
  }

  private assume<T extends string | boolean>(value: Value, assumed: T, name: string): T {
    if (value instanceof Unread)
      this.notes.push(`${value.place}: ${name} is computed (${value.text}): "${assumed}" is assumed`);
    return assumed;
  }

  private texts(value: Value, name: string): string[] | undefined {
    const list = Array.isArray(value) ? value : [];
    const computed = value instanceof Unread ? value : list.find((each) => each instanceof Unread);
    if (computed)
      this.notes.push(`${computed.place}: ${name} is computed (${computed.text}): all are assumed`);
    return computed || !Array.isArray(value) ? undefined : list.filter((each) => typeof each === 'string');
  }

  /** Languages by `locales`; without that list, by the folders of translations. */
  private languages(): SiteLanguage[] {
    const folder = path.join(this.site, 'i18n');
    const translated = isFolder(folder) ? fs.readdirSync(folder).sort() : [];
    const written = this.at('i18n.defaultLocale');
    const others = translated.map(localeOf);
    const guessed = LOCALES.find((each) => !others.includes(each)) ?? LOCALES[0];
    const original =
      typeof written === 'string'
        ? written
        : isRecord(this.at('i18n'))
          ? this.known(written, 'en', 'i18n.defaultLocale')
          : guessed;
    if (written === undefined)
      this.notes.push(
        `no defaultLocale is set: ${original} is assumed, as the language without a folder in i18n/`,
      );
    if (localeOf(original) === undefined)
      throw new RefusedChange(
        `the documents are in "${original}", which is not a language of this site (${LOCALES.join(', ')})`,
      );
    const listed = this.texts(this.at('i18n.locales'), 'i18n.locales') ?? translated;
    const languages: SiteLanguage[] = [];
    for (const name of new Set([original, ...listed, ...translated])) {
      const locale = localeOf(name);
      if (locale === undefined)
        this.notes.push(`language ${name}: not a language of this site (${LOCALES.join(', ')})`);
      else if (!listed.includes(name) && name !== original)
        this.notes.push(`i18n/${name}/: i18n.locales does not name this language`);
      else if (languages.some((each) => each.locale === locale))
        this.notes.push(`language ${name}: this site has one ${locale}`);
      else languages.push({ locale, name, isDefault: name === original });
    }
    return languages;
  }

  /** Options of each instance of the plugin: of the preset, and of its own. */
  private pluginOptions(): { [name: string]: Value }[] {
    const options: { [name: string]: Value }[] = [];
    for (const [name, own] of this.pairs('presets')) {
      const docs = this.at('docs', own);
      if (docs !== false && (docs !== undefined || /classic$/.test(name)))
        options.push(isRecord(docs) ? docs : {});
    }
    for (const [name, own] of this.pairs('plugins'))
      if (PLUGIN.test(name)) options.push(isRecord(own) ? own : {});
    if (options.length === 0 && this.at('presets') === undefined) options.push({});
    for (const { '...': rest } of options)
      if (rest instanceof Unread)
        this.notes.push(
          `${rest.place}: options are computed (${rest.text}): those of Docusaurus are assumed`,
        );
    const seen = new Set<string>();
    return options.filter(({ id }) => {
      const name = typeof id === 'string' ? id : 'default';
      return !seen.has(name) && seen.add(name);
    });
  }

  /** Names of presets or plugins with their options; functions are plugins of the site's own. */
  private pairs(list: 'presets' | 'plugins'): [name: string, options: Value][] {
    const entries = this.at(list);
    if (entries instanceof Unread) {
      this.notes.push(
        `${entries.place}: ${list} are computed (${entries.text}): those of Docusaurus are assumed`,
      );
      return list === 'presets' ? [['classic', undefined]] : [];
    }
    return (Array.isArray(entries) ? entries : []).flatMap((entry): [string, Value][] => {
      const [name, options] = Array.isArray(entry) ? entry : [entry];
      return typeof name === 'string' ? [[name, options]] : [];
    });
  }

  private blogs(): string[] {
    const ofPresets = this.pairs('presets').map(([, own]) => this.at('blog', own));
    const ofPlugins = this.pairs('plugins').flatMap(([name, own]) =>
      /content-blog$/.test(name) ? [own] : [],
    );
    return [...ofPresets, ...ofPlugins]
      .filter((options) => options !== false)
      .map((options) =>
        this.known(this.at('routeBasePath', options), 'blog', 'routeBasePath of a blog').replace(
          /^\/+|\/+$/g,
          '',
        ),
      );
  }

  /** Whether the site is one of Docusaurus 2, with MDX 1. */
  private isOld(): boolean {
    if (!fs.existsSync(path.join(this.site, 'package.json'))) return false;
    const version = this.at('dependencies.@docusaurus/core', this.module('package.json'));
    return typeof version === 'string' && /^\D*2\./.test(version);
  }

  /** Undefined if the site has no documents there. */
  private plugin(options: { [name: string]: Value }): DocsPlugin | undefined {
    const id = this.known(options['id'], 'default', 'id of the documents');
    const prefix = id === 'default' ? '' : `${id}_`;
    const suffix = id === 'default' ? '' : `-${id}`;
    const docs = path.posix
      .normalize(this.known(options['path'], 'docs', 'path of the documents'))
      .replace(/\/$/, '');
    const route = this.known(options['routeBasePath'], 'docs', 'routeBasePath').replace(/^\/+|\/+$/g, '');
    const listed = this.versionNames(`${prefix}versions.json`);
    const withCurrent = this.flag(options['includeCurrentVersion'], true, 'includeCurrentVersion');
    const only = this.texts(options['onlyIncludeVersions'], 'onlyIncludeVersions');
    const existing = [...(withCurrent ? ['current'] : []), ...listed];
    const names = existing.filter((name) => only?.includes(name) ?? true);
    const last = this.known(
      options['lastVersion'],
      names.find((name) => name !== 'current') ?? 'current',
      'lastVersion',
    );
    this.notes.push(
      ...existing
        .filter((name) => !names.includes(name))
        .map((name) => `version ${name}: onlyIncludeVersions leaves it out`),
    );
    if (!withCurrent) this.notes.push(`${docs}/: includeCurrentVersion leaves it out`);
    const settings = options['versions'];
    if (settings instanceof Unread)
      this.notes.push(
        `${settings.place}: versions are computed (${settings.text}): their names are assumed as labels`,
      );
    const versions = names.map((name): SiteVersion => {
      const isLast = name === last;
      const setting = this.at(name, isRecord(settings) ? settings : {});
      const own = isRecord(setting) ? setting : {};
      const part = name === 'current' ? 'current' : `version-${name}`;
      const base = (language: string): string =>
        `i18n/${language}/docusaurus-plugin-content-docs${suffix}/${part}`;
      const plain = isLast ? '' : name === 'current' ? 'next' : name;
      const banner = this.at('banner', own);
      return {
        name,
        label: this.known(own['label'], name === 'current' ? 'Next' : name, `label of version ${name}`),
        path: this.known(own['path'], plain, `path of version ${name}`).replace(/^\/+|\/+$/g, ''),
        banner: typeof banner === 'string' ? banner : undefined,
        isLast,
        folder: name === 'current' ? docs : `${prefix}versioned_docs/${part}`,
        translation: base,
        labels: (language) => `${base(language)}.json`,
        sidebars: this.sidebars(
          name === 'current' ? options['sidebarPath'] : `${prefix}versioned_sidebars/${part}-sidebars.json`,
        ),
      };
    });
    this.refuseIncomplete(versions, id, docs);
    this.noteUnlisted(`${prefix}versioned_docs`, versions.length > 0 ? listed : [], `${prefix}versions.json`);
    const parser = options['numberPrefixParser'];
    if (parser instanceof Unread)
      this.notes.push(`${parser.place}: numberPrefixParser is computed: that of Docusaurus is assumed`);
    const include = this.texts(options['include'], 'include') ?? ['**/*.{md,mdx}'];
    const exclude = this.texts(options['exclude'], 'exclude') ?? [];
    return versions.length > 0
      ? { id, route, keepsNumbers: parser === false, include, exclude, versions }
      : undefined;
  }

  private refuseIncomplete(versions: readonly SiteVersion[], id: string, docs: string): void {
    for (const { name, folder } of versions) {
      if (filesOfTree(this.site, folder).files.some((file) => /\.mdx?$/.test(file))) continue;
      if (name !== 'current')
        throw new RefusedChange(
          `versions.json names version ${name}, but ${folder}/ has no documents: copy the whole site, or remove the name`,
        );
      const what = id === 'default' ? 'it is no Docusaurus site' : `the plugin "${id}" has no documents`;
      throw new RefusedChange(`${this.site} has no folder ${docs}/ with documents, so ${what}`);
    }
  }

  private noteUnlisted(folder: string, names: readonly string[], list: string): void {
    const place = path.join(this.site, folder);
    for (const name of isFolder(place) ? fs.readdirSync(place).filter((each) => /^version-/.test(each)) : [])
      if (!names.includes(name.replace(/^version-/, '')))
        this.notes.push(`${folder}/${name}/: ${list} does not name this version`);
  }

  private versionNames(file: string): string[] {
    if (!fs.existsSync(path.join(this.site, file))) return [];
    const names = this.module(file);
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
    throw new RefusedChange(`${file} is not a list of version names, such as ["1.0.6", "1.0.5"]`);
  }

  /** Sidebars of a version; undefined if they follow the folders. */
  private sidebars(written: Value): Value {
    if (typeof written !== 'string') {
      if (written instanceof Unread)
        this.notes.push(
          `${written.place}: sidebarPath is computed (${written.text}): the order of the folders is assumed`,
        );
      return undefined;
    }
    const file = path.posix.normalize(written);
    return fs.existsSync(path.join(this.site, file)) ? this.module(file) : undefined;
  }
}

/** Language of this site for a name such as `zh-CN`; compared by the language alone. */
function localeOf(name: string): Locale | undefined {
  const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
  return LOCALES.find((locale) => languageOf(locale) === languageOf(name));
}
