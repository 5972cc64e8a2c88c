import fs from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';
import { groupBy, type Locale, LOCALES, VERSION_NAME, VERSIONS_DIR } from '@idmp/model';
import type { FormerAddresses, NewFile } from '@idmp/markdown';
import { CONTENT_DIR } from '@idmp/files';
import { filesOfTree } from './filesToCopy';
import { isPage, movedBody, movedText, type TextRules, readPage, type SitePage } from './pages';
import { isOwn, isRecord, readModule, type Value } from './readModule';
import { codePages } from './remarks';
import { orderOf } from './sidebars';
import type { DocsPlugin, SiteLanguage, SiteModel, SiteVersion } from './siteModel';

/** The documents of a site as files of this one. */
export interface MovedSite {
  /** By their paths relative to the project. */
  files: Map<string, NewFile>;
  /** Addresses of the current pages, without language and leading slash. */
  addresses: Set<string>;
  former: FormerAddresses[];
  taken: string[];
  changed: string[];
  left: string[];
  /** Folders at the top of the site of which something was taken. */
  folders: string[];
}

const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/;
const join = (...names: string[]): string => names.filter(Boolean).join('/');
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Resolves every page of a site as Docusaurus does. Nothing is written. */
export function moveSite(site: string, model: SiteModel, own: ReadonlySet<string>): MovedSite {
  return new SiteMove(site, model, own).move();
}

/** A folder of documents in a language, and where it goes. */
interface Tree {
  from: string;
  language: SiteLanguage;
  /** Folder of the language. */
  to: string;
  route: string;
  keepsNumbers: boolean;
  isCurrent: boolean;
  version: Pick<SiteVersion, 'folder'>;
}

class SiteMove {
  private readonly moved: MovedSite = {
    files: new Map(),
    addresses: new Set<string>(),
    former: [],
    taken: [],
    changed: [],
    left: [],
    folders: ['src/pages', 'i18n'],
  };
  private readonly removed: string[] = [];
  private readonly homes = new Set<Locale>();
  private slugs = 0;
  /** Links to addresses that stay behind, by their first parts. */
  private kept = 0;
  private readonly code: string[];

  constructor(
    private readonly site: string,
    private readonly model: SiteModel,
    /** Addresses of pages that are no content. */
    private readonly own: ReadonlySet<string>,
  ) {
    this.code = codePages(site);
  }

  move(): MovedSite {
    for (const slug of this.own) this.moved.addresses.add(slug);
    const { plugins } = this.model;
    this.moved.former = this.formerAddresses();
    for (const plugin of plugins) for (const version of plugin.versions) this.version(plugin, version);
    this.pages();
    this.writeHomes();
    const { changed } = this.moved;
    for (const [name, all] of groupBy(this.removed, (each) => each))
      changed.push(`removed the field "${name}" from ${count(all.length, 'page')}`);
    if (this.slugs > 0)
      changed.push(
        `wrote the address of ${count(this.slugs, 'page')} as slug, since the name of the file is another`,
      );
    if (this.kept > 0)
      changed.push(
        `kept ${count(this.kept, 'link')} to /${[...this.model.blogs, ...this.code.map((address) => address.slice(1))].join(', /')}, which stay behind, as pathname://: serve them beside this site, or remove the links`,
      );
    return this.moved;
  }

  /** Folders of addresses that are others here: of versions, and of languages with another name. */
  private formerAddresses(): FormerAddresses[] {
    const { languages, plugins } = this.model;
    const versions = plugins.flatMap(({ route, versions: all }) =>
      all.flatMap((version) => {
        const folder = this.folderOf(version);
        return folder === undefined ? [] : [{ from: join(route, version.path), to: join(folder, route) }];
      }),
    );
    const moved = versions.filter(({ from, to }) => from !== to);
    return languages.flatMap(({ name, locale, isDefault }) => {
      const language = isDefault || name === locale ? [] : [{ from: '', to: '' }];
      return [...moved, ...language].map(({ from, to }) => ({
        from: `/${join(isDefault ? '' : name, from)}`,
        language: locale,
        to: `/${to}`,
      }));
    });
  }

  /** Where a link of a file leads here; undefined if it stays. */
  private target(written: string, { from, language, version }: Tree, file: string): string | undefined {
    const folder = path.posix.dirname(join(from, file));
    const isThere = (place: string): boolean => fs.existsSync(path.join(this.site, place));
    const [address = ''] = written.split(/[?#]/, 1);
    const isRooted = address.startsWith('/');
    const place = isRooted ? address.slice(1) : path.posix.join(folder, address);
    const shared = this.model.staticFolders.find((each) => place.startsWith(`${each}/`));
    if (shared !== undefined && (!isRooted || isThere(place)))
      return written.replace(address, place.slice(shared.length));
    if (!isRooted) {
      // Docusaurus looks for documents in the folder of the page, then below that of all documents.
      const isNamed = /^[^.:][^:]*\.mdx?$/.test(address) && !isThere(place);
      const isBelow = isNamed && [from, version.folder].some((root) => isThere(join(root, address)));
      return isBelow ? path.posix.relative(path.posix.dirname(file), written) : undefined;
    }
    const isAt = (start: string): boolean => address === start || address.startsWith(`${start}/`);
    if (this.model.staticFolders.some((each) => isThere(each + address))) return undefined;
    if (this.model.blogs.some((each) => isAt(`/${each}`)) || this.code.includes(address.replace(/\/$/, ''))) {
      this.kept++;
      return `pathname://${written}`;
    }
    const [rule] = this.moved.former
      .filter((each) => isAt(each.from))
      .sort((a, b) => b.from.length - a.from.length);
    if (!rule) return undefined;
    const other = rule.language === language.locale ? '' : rule.language;
    return `/${join(other, rule.to.slice(1))}${written.slice(rule.from.length)}`.replace(/\/{2,}/g, '/');
  }

  /** Folder of a version: '' for the current one, undefined for one that stays behind. */
  private folderOf({ name, path: part, isLast }: SiteVersion): string | undefined {
    return isLast ? '' : [name, part].find((each) => VERSION_NAME.test(each));
  }

  private version(plugin: DocsPlugin, version: SiteVersion): void {
    const name = this.folderOf(version);
    this.moved.folders.push(version.folder);
    if (name === undefined) {
      const isNext = version.name === 'current' && version.path === 'next';
      this.moved.left.push(
        isNext
          ? `${version.folder}/: the unreleased version "${version.label}", at /next: this site has no place for it`
          : `version ${version.name}: name it with numbers and dots, such as 1.0.6`,
      );
      return;
    }
    const { languages } = this.model;
    const all = this.published(plugin, version);
    const originals = new Set(all);
    const hasPages = ({ name: language }: SiteLanguage): boolean =>
      filesOfTree(this.site, version.translation(language)).files.some(
        (file) => originals.has(file) && isPage(file),
      );
    const translated = languages.filter(hasPages);
    const original =
      languages.find((each) => !translated.includes(each)) ?? languages.find(({ isDefault }) => isDefault);
    for (const language of languages) {
      const base = name === '' ? CONTENT_DIR : join(VERSIONS_DIR, name);
      const shared = {
        language,
        to: join(base, language.locale),
        route: plugin.route,
        keepsNumbers: plugin.keepsNumbers,
        isCurrent: name === '',
        version,
      };
      const own = translated.includes(language) ? this.translation(version, language, all) : [];
      if (own.length > 0)
        this.tree({ ...shared, from: version.translation(language.name) }, own, version, all);
      const known = new Set(own);
      const rest = language === original ? all.filter((file) => !known.has(file)) : [];
      if (rest.length > 0) this.tree({ ...shared, from: version.folder }, rest, version, all);
      if (own.length + rest.length === 0)
        this.moved.left.push(`${version.translation(language.name)}/: the site does not have it`);
    }
  }

  /** Files of a version without the pages that the plugin leaves out. */
  private published({ include, exclude }: DocsPlugin, { folder }: SiteVersion): string[] {
    const { files, left } = filesOfTree(this.site, folder);
    const pages = new Set(
      glob.sync(include, {
        cwd: path.join(this.site, folder),
        ignore: exclude,
        followSymbolicLinks: false,
      }),
    );
    const isOut = (file: string): boolean => isPage(file) && !pages.has(file);
    this.moved.left.push(
      ...left,
      ...files
        .filter(isOut)
        .map((file) => `${folder}/${file}: the documents leave it out by include or exclude`),
    );
    return files.filter((file) => !isOut(file));
  }

  /** Files of a translation; pages that the original does not have are published by nobody. */
  private translation(version: SiteVersion, { name }: SiteLanguage, originals: readonly string[]): string[] {
    const folder = version.translation(name);
    const { files, left } = filesOfTree(this.site, folder);
    const known = new Set(originals);
    const [kept, dead] = [
      files.filter((file) => !isPage(file) || known.has(file)),
      files.filter((file) => isPage(file) && !known.has(file)),
    ];
    this.moved.left.push(...left);
    for (const [below, pages] of groupBy(dead, (file) => path.posix.dirname(file)))
      this.moved.left.push(
        `${path.posix.join(folder, below)}/: ${count(pages.length, 'page')} that ${version.folder}/ does not have (${pages
          .slice(0, 3)
          .map((page) => path.posix.basename(page))
          .join(', ')}${pages.length > 3 ? ' …' : ''}), so no reader sees them`,
      );
    return kept;
  }

  private tree(
    tree: Tree,
    files: readonly string[],
    version: SiteVersion,
    originals: readonly string[],
  ): void {
    const { from, language, to, route, isCurrent } = tree;
    const target = join(to, route);
    this.moved.taken.push(`${from}/ → ${target}/ (${count(files.length, 'file')})`);
    const labels = this.labels(version, language);
    const pages = files.filter(isPage).map((file) => readPage(this.site, from, file, tree.keepsNumbers));
    const order = orderOf(
      version.sidebars,
      pages,
      (label, sidebar, kind) => labels.get(`sidebar.${sidebar}.${kind}.${label}`) ?? label,
    );
    if (language.isDefault && order)
      this.moved.left.push(...order.notes.map((note) => `${version.folder}/: ${note}`));
    for (const page of pages) {
      const place = order?.pages.get(page.path);
      if (place?.position !== undefined) page.changes['sidebar_position'] = place.position;
      if (place?.label !== undefined) page.changes['sidebar_label'] = place.label;
      if (place?.section !== undefined) page.changes['sidebar_section'] = place.section;
      this.page(tree, page);
    }
    const copied = files.filter((file) => !isPage(file) && !CATEGORY.test(file));
    for (const file of copied) {
      const copyOf = path.join(this.site, from, file);
      // Partials are texts as well.
      const text = /\.mdx?$/.test(file) ? fs.readFileSync(copyOf, 'utf8') : undefined;
      const moved = text === undefined ? { copyOf } : movedBody(file, text, this.rules(tree, file));
      this.moved.files.set(`${target}/${file}`, moved);
    }
    const folders = new Set([
      ...(order?.folders.keys() ?? []),
      ...[...files, ...originals]
        .filter((file) => CATEGORY.test(file))
        .map((file) => path.posix.dirname(file)),
    ]);
    const hasIndex = new Set(
      pages
        .filter(
          ({ slug, path: file }) =>
            slug === '' || /(?:^|\/)(?:\d+[-_. ]+)?(?:index|readme)\.mdx?$/i.test(file),
        )
        .map(({ path: file }) => path.posix.dirname(file)),
    );
    for (const folder of [...folders].filter((each) =>
      pages.some(({ path: file }) => each === '.' || file.startsWith(`${each}/`)),
    )) {
      const written = this.category([from, version.folder], folder);
      const label = typeof written['label'] === 'string' ? written['label'] : undefined;
      const sidebar = isRecord(version.sidebars)
        ? Object.keys(version.sidebars)
        : ['defaultSidebar', 'tutorialSidebar'];
      const translated =
        sidebar.map((name) => labels.get(`sidebar.${name}.category.${label ?? ''}`)).find(Boolean) ?? label;
      const link = written['link'];
      const setting = {
        ...(translated !== undefined && { label: translated }),
        ...(typeof written['position'] === 'number' && { position: written['position'] }),
        ...order?.folders.get(folder),
      };
      if (Object.keys(setting).length > 0 && folder !== '.')
        this.moved.files.set(`${target}/${folder}/_category_.json`, `${JSON.stringify(setting)}\n`);
      if (isRecord(link) && link['type'] === 'generated-index' && !hasIndex.has(folder)) {
        const own =
          typeof link['slug'] === 'string'
            ? link['slug']
            : `/category/${new GithubSlugger().slug(label ?? '')}`;
        const slug = join(route, own.replace(/^\/+|\/+$/g, ''));
        const title = typeof link['title'] === 'string' ? link['title'] : (translated ?? folder);
        const description =
          typeof link['description'] === 'string'
            ? `description: ${JSON.stringify(link['description'])}\n`
            : '';
        this.moved.files.set(
          `${target}/${folder}/index.md`,
          `---\ntitle: ${JSON.stringify(title)}\nslug: /${slug}\n${description}---\n\n<DocCardList />\n`,
        );
        if (isCurrent) this.moved.addresses.add(slug);
      }
    }
  }

  private rules(tree: Tree, file: string): TextRules {
    const { commonMark, blogs } = this.model;
    const starts = [
      ...this.moved.former.map(({ from }) => from),
      ...blogs.map((each) => `/${each}`),
      ...this.code,
    ];
    return {
      commonMark,
      target: (written) => this.target(written, tree, file),
      mayMove: (text) =>
        /\]\(<?[^./#:)][^:)\]]*\.mdx?|(?:^|\/)static\//m.test(text) ||
        starts.some((start) => text.includes(start)),
    };
  }

  private page(tree: Tree, page: SitePage): void {
    const { from, language, to, route, isCurrent } = tree;
    const slug = join(route, page.slug);
    if (isCurrent) this.moved.addresses.add(slug);
    if (isCurrent && slug === '') this.homes.add(language.locale);
    const target = join(route, page.path);
    const file = join(from, page.path);
    const text = movedText(file, page, target, slug, this.rules(tree, page.path));
    if (text.includes(`\nslug: /${slug}\n`) && !page.source.text.includes(`\nslug: /${slug}\n`)) this.slugs++;
    this.removed.push(
      ...Object.entries(page.changes).flatMap(([name, value]) => (value === undefined ? [name] : [])),
    );
    this.moved.files.set(`${to}/${target}`, text);
  }

  /** Pages beside the documents. */
  private pages(): void {
    for (const language of this.model.languages) {
      const own = language.isDefault ? 'src/pages' : `i18n/${language.name}/docusaurus-plugin-content-pages`;
      const { files } = filesOfTree(this.site, own);
      const pages = files.filter(isPage);
      const to = join(CONTENT_DIR, language.locale);
      if (pages.length > 0) this.moved.taken.push(`${own}/ → ${to}/ (${count(pages.length, 'page')})`);
      for (const file of pages.filter((each) => !this.isOwn(each)))
        this.page(
          {
            from: own,
            language,
            to,
            route: '',
            keepsNumbers: true,
            isCurrent: true,
            version: { folder: 'src/pages' },
          },
          readPage(this.site, own, file, true),
        );
      for (const file of language.isDefault
        ? files.filter((each) => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(each))
        : [])
        for (const locale of LOCALES)
          this.moved.files.set(join(CONTENT_DIR, locale, file), { copyOf: path.join(this.site, own, file) });
    }
  }

  /** Whether this site has a page of its own at the address of another. */
  private isOwn(file: string): boolean {
    const isTaken = this.own.has(file.replace(/\.mdx?$/, ''));
    if (isTaken) this.moved.left.push(`src/pages/${file}: this site has a page of its own there`);
    return isTaken;
  }

  /** A site without a page at its root had a home page that is code. */
  private writeHomes(): void {
    const { languages, text: textOf } = this.model;
    const [title, tagline] = [textOf('title') ?? 'Home', textOf('tagline')?.trim()];
    for (const { locale } of languages) {
      const file = `${CONTENT_DIR}/${locale}/index.md`;
      if (
        this.homes.has(locale) ||
        ![...this.moved.files.keys()].some((name) => name.startsWith(`${CONTENT_DIR}/${locale}/`))
      )
        continue;
      this.moved.files.set(
        file,
        `---\ntitle: ${JSON.stringify(title)}\n---\n\n${tagline ? `${tagline.replace(/[{<]/g, '\\$&')}\n\n` : ''}<DocCardList />\n`,
      );
      this.moved.addresses.add('');
      this.moved.changed.push(`wrote ${file}: the site has no page of Markdown at its root`);
    }
  }

  /** What a folder says about itself, in its language or else in the original. */
  private category(trees: readonly string[], folder: string): { [name: string]: Value } {
    for (const tree of trees)
      for (const ending of ['json', 'yml', 'yaml']) {
        const file = path.join(tree, folder, `_category_.${ending}`);
        if (!isOwn(this.site, file)) continue;
        try {
          const value = parse(fs.readFileSync(path.join(this.site, file), 'utf8')) as Value;
          if (isRecord(value)) return value;
        } catch {
          // Reported below.
        }
        this.moved.left.push(`${file}: it cannot be read`);
      }
    return {};
  }

  /** Labels of the sidebars in a language, by their keys. */
  private labels(version: SiteVersion, { name }: SiteLanguage): Map<string, string> {
    const file = version.labels(name);
    const values = fs.existsSync(path.join(this.site, file)) ? readModule(this.site, file) : {};
    const entries = isRecord(values) ? Object.entries(values) : [];
    return new Map(
      entries.flatMap(([key, value]): [string, string][] =>
        isRecord(value) && typeof value['message'] === 'string' ? [[key, value['message']]] : [],
      ),
    );
  }
}
