import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { documentSlug, groupBy, type Locale, LOCALES, VERSIONS_DIR } from '@idmp/model';
import type { FormerAddresses, NewFile } from '@idmp/markdown';
import { CONTENT_DIR } from '@idmp/files';
import { filesOfTree } from './filesToCopy';
import { generatedIndex, isCategory, readCategory } from './folders';
import { withSharedIds } from './headingIds';
import { type LinkedTree, type LinkRules, targetOf } from './links';
import { isPage, movedBody, movedPage, type TextRules, readPage, type SitePage } from './pages';
import { isOwn, readModule } from './readModule';
import { codePages } from './remarks';
import { orderOf } from './sidebars';
import { type Documents, join, type SiteLanguage, type SiteModel } from './siteModel';

/** What the new site has already. */
export interface Receiver {
  /** Addresses of its own pages. */
  addresses: ReadonlySet<string>;
  /** Whether an element of its pages has an id. */
  isReservedId: (id: string) => boolean;
}

/** A site as files of this one. */
export interface MovedSite {
  /** By their paths relative to the project. */
  files: Map<string, NewFile>;
  /** Addresses of the current pages, without language and leading slash. */
  addresses: Set<string>;
  former: FormerAddresses[];
  taken: string[];
  changed: string[];
  left: string[];
}

/** A folder of documents in a language, and where it goes. */
interface Tree extends LinkedTree {
  /** Folder of the language, and the part of the addresses below it. */
  to: string;
  route: string;
  keepsNumbers: boolean;
  isCurrent: boolean;
}

const INDEX = /(?:^|\/)(?:\d+[-_. ]+)?(?:index|readme)\.mdx?$/i;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

const labelSchema = z.record(z.string(), z.object({ message: z.string() }).catch({ message: '' }));

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Turns the pages of a site into those of this one. Nothing is written.
 * @param own - addresses of pages that are no content
 */
export function moveSite(site: string, model: SiteModel, receiver: Receiver): MovedSite {
  return new SiteMove(site, model, receiver).move();
}

class SiteMove {
  private readonly moved: MovedSite;
  private readonly removed: string[] = [];
  private readonly homes = new Set<Locale>();
  private slugs = 0;
  /** Links to addresses that stay behind. */
  private kept = 0;
  private readonly links: LinkRules;

  constructor(
    private readonly site: string,
    private readonly model: SiteModel,
    private readonly receiver: Receiver,
  ) {
    const former = formerAddresses(model);
    this.links = {
      site,
      staticDirectories: model.config.staticDirectories,
      staying: [...model.config.blogs.map((each) => `/${each}`), ...codePages(site)],
      former,
    };
    this.moved = {
      files: new Map(),
      addresses: new Set(receiver.addresses),
      former,
      taken: [],
      changed: [],
      left: [],
    };
  }

  move(): MovedSite {
    const { changed } = this.moved;
    for (const documents of this.model.documents) this.documents(documents);
    for (const language of this.model.languages) this.pages(language);
    for (const language of this.model.languages) this.writeHome(language);
    this.shareIds();
    for (const [name, all] of groupBy(this.removed, (each) => each))
      changed.push(`removed the field "${name}" from ${count(all.length, 'page')}`);
    if (this.slugs > 0)
      changed.push(
        `wrote the address of ${count(this.slugs, 'page')} as slug, since the name of the file is another`,
      );
    if (this.kept > 0)
      changed.push(
        `kept ${count(this.kept, 'link')} to ${this.links.staying.join(', ')}, which stay behind, as pathname://: serve them beside this site, or remove the links`,
      );
    return this.moved;
  }

  private documents(documents: Documents): void {
    const { name, version, label, address, route, folder, files: all, keepsNumbers } = documents;
    if (name === undefined) {
      const isNext = version === 'current' && address === join(route, 'next');
      this.moved.left.push(
        isNext
          ? `${folder}/: the unreleased version "${label}", at /next: this site has no place for it`
          : `version ${version}: name it with numbers and dots, such as 1.0.6`,
      );
      return;
    }
    const { languages } = this.model;
    const translated = new Map(languages.map((each) => [each, this.translated(documents, each)]));
    const isWithout = (language: SiteLanguage): boolean => translated.get(language)?.length === 0;
    const original = languages.find(isWithout) ?? languages.find(({ isDefault }) => isDefault);
    for (const language of languages) {
      const own = translated.get(language) ?? [];
      const known = new Set(own);
      const rest = language === original ? all.filter((file) => !known.has(file)) : [];
      const to = join(name === '' ? CONTENT_DIR : join(VERSIONS_DIR, name), language.locale);
      const shared = { language, original: folder, to, route, keepsNumbers, isCurrent: name === '' };
      const from = documents.translation(language.name);
      if (own.length > 0) this.tree({ ...shared, from }, own, documents);
      if (rest.length > 0) this.tree({ ...shared, from: folder }, rest, documents);
      if (own.length + rest.length === 0) this.moved.left.push(`${from}/: the site does not have it`);
    }
  }

  /** Files of a translation, if it has pages; pages that the original does not have are published by nobody. */
  private translated({ files: originals, folder, translation }: Documents, { name }: SiteLanguage): string[] {
    const from = translation(name);
    const { files, left } = filesOfTree(this.site, from);
    const known = new Set(originals);
    const isDead = (file: string): boolean => isPage(file) && !known.has(file);
    this.moved.left.push(...left);
    for (const [below, pages] of groupBy(files.filter(isDead), (file) => path.posix.dirname(file))) {
      const names = pages.slice(0, 3).map((page) => path.posix.basename(page));
      this.moved.left.push(
        `${path.posix.join(from, below)}/: ${count(pages.length, 'page')} that ${folder}/ does not have (${names.join(', ')}${pages.length > 3 ? ' …' : ''}), so no reader sees them`,
      );
    }
    const kept = files.filter((file) => !isDead(file));
    return kept.some(isPage) ? kept : [];
  }

  private tree(
    tree: Tree,
    files: readonly string[],
    { sidebars, files: originals, translation }: Documents,
  ): void {
    const { from, original, language, to, route } = tree;
    const target = join(to, route);
    this.moved.taken.push(`${from}/ → ${target}/ (${count(files.length, 'file')})`);
    const pages = files.filter(isPage).map((file) => readPage(this.site, from, file, tree.keepsNumbers));
    const labels = this.labels(`${translation(language.name)}.json`);
    const order = orderOf(sidebars, pages, (key, label) => labels.get(key) ?? label);
    if (language.isDefault) this.moved.left.push(...order.notes.map((note) => `${original}/: ${note}`));
    for (const page of pages) {
      Object.assign(page.changes, order.pages.get(page.path));
      this.page(tree, page);
    }
    for (const file of files.filter((each) => !isPage(each) && !isCategory(each))) {
      const copyOf = path.join(this.site, from, file);
      // Partials are texts as well.
      const text = /\.mdx?$/.test(file) ? fs.readFileSync(copyOf, 'utf8') : undefined;
      const moved = text === undefined ? { copyOf } : movedBody(file, text, this.rules(tree, file));
      this.moved.files.set(`${target}/${file}`, moved);
    }
    const settings = [...files, ...originals].filter(isCategory);
    const folders = new Set([...order.folders.keys(), ...settings.map((file) => path.posix.dirname(file))]);
    for (const folder of folders) {
      if (folder === '.' || !pages.some(({ path: file }) => file.startsWith(`${folder}/`))) continue;
      const category = readCategory(this.site, [from, original], folder, this.moved.left);
      const { label: written = '', position } = category;
      const [, label = written] = [...labels].find(([key]) => key.endsWith(`.category.${written}`)) ?? [];
      const setting = {
        ...(label && { label }),
        ...(position !== undefined && { position }),
        ...order.folders.get(folder),
      };
      if (Object.keys(setting).length > 0)
        this.moved.files.set(`${target}/${folder}/_category_.json`, `${JSON.stringify(setting)}\n`);
      const isIndex = ({ slug, path: file }: SitePage): boolean =>
        path.posix.dirname(file) === folder && (slug === '' || INDEX.test(file));
      const first = readCategory(this.site, [original], folder, []);
      const index = generatedIndex(category, first, label || folder, (own) => join(route, own));
      if (!index || pages.some(isIndex)) continue;
      this.moved.files.set(`${target}/${folder}/index.md`, index.text);
      if (tree.isCurrent) this.moved.addresses.add(index.slug);
    }
  }

  /** Labels of the sidebars in a language, by their keys. */
  private labels(file: string): Map<string, string> {
    if (!isOwn(this.site, file)) return new Map();
    const labels = labelSchema.parse(readModule(this.site, file));
    return new Map(Object.entries(labels).flatMap(([key, { message }]) => (message ? [[key, message]] : [])));
  }

  private page(tree: Tree, page: SitePage): void {
    const { from, language, to, route, isCurrent } = tree;
    const slug = join(route, page.slug);
    const target = join(route, page.path);
    if (isCurrent) this.moved.addresses.add(slug);
    const written = page.fields['slug'];
    if (documentSlug(target, typeof written === 'string' ? written : undefined) !== slug) {
      page.changes['slug'] = `/${slug}`;
      this.slugs++;
    }
    for (const [name, value] of Object.entries(page.changes))
      if (value === undefined) this.removed.push(name);
    const text = movedPage(join(from, page.path), page, this.rules(tree, page.path));
    this.moved.files.set(`${to}/${target}`, text);
    if (isCurrent && slug === '') this.homes.add(language.locale);
  }

  private rules(tree: Tree, file: string): TextRules {
    return {
      commonMark: this.model.commonMark,
      target: (written) => {
        const found = targetOf(written, tree, file, this.links);
        if (found?.startsWith('pathname:')) this.kept++;
        return found;
      },
    };
  }

  /** Pages beside the documents. */
  private pages(language: SiteLanguage): void {
    const original = 'src/pages';
    const from = language.isDefault ? original : `i18n/${language.name}/docusaurus-plugin-content-pages`;
    const { files } = filesOfTree(this.site, from);
    const to = join(CONTENT_DIR, language.locale);
    const pages = files.filter(isPage);
    if (pages.length > 0) this.moved.taken.push(`${from}/ → ${to}/ (${count(pages.length, 'page')})`);
    for (const file of pages)
      if (this.receiver.addresses.has(file.replace(/\.mdx?$/, '')))
        this.moved.left.push(`${from}/${file}: this site has a page of its own there`);
      else
        this.page(
          { language, from, original, to, route: '', keepsNumbers: true, isCurrent: true },
          readPage(this.site, from, file, true),
        );
    for (const file of files.filter((each) => language.isDefault && PICTURE.test(each)))
      for (const locale of LOCALES)
        this.moved.files.set(join(CONTENT_DIR, locale, file), { copyOf: path.join(this.site, from, file) });
  }

  /** Gives both languages of a page the ids of its English headings. */
  private shareIds(): void {
    const { files, changed } = this.moved;
    let pages = 0;
    for (const [file, text] of files) {
      const other = file.replace('/en/', '/zh-Hans/');
      const translation = files.get(other);
      if (!isPage(file) || other === file || typeof text !== 'string' || typeof translation !== 'string')
        continue;
      const [own, translated] = withSharedIds(text, translation, this.receiver.isReservedId);
      if (translated === translation) continue;
      files.set(file, own).set(other, translated);
      pages++;
    }
    if (pages > 0)
      changed.push(
        `wrote the ids of the English headings in both languages of ${count(pages, 'page')}; the former ids stay as anchors`,
      );
  }

  /** A language without a page at its root had a home page that is code. */
  private writeHome({ locale }: SiteLanguage): void {
    const folder = join(CONTENT_DIR, locale);
    const hasPages = [...this.moved.files.keys()].some((name) => name.startsWith(`${folder}/`));
    if (this.homes.has(locale) || !hasPages) return;
    const { title = 'Home', tagline = '' } = this.model.config;
    const text = tagline.trim() && `${tagline.trim().replace(/[{<]/g, '\\$&')}\n\n`;
    this.moved.files.set(
      `${folder}/index.md`,
      `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}<DocCardList />\n`,
    );
    this.moved.addresses.add('');
    this.moved.changed.push(`wrote ${folder}/index.md: the site has no page of Markdown at its root`);
  }
}

/** Folders of addresses that are others here: of versions, and of languages with another name. */
function formerAddresses({ documents, languages }: SiteModel): FormerAddresses[] {
  const versions = documents.flatMap(({ name, route, address }) => {
    const to = name === undefined ? address : join(name, route);
    return to === address ? [] : [{ from: address, to }];
  });
  return languages.flatMap(({ name, locale, isDefault }) => {
    const language = isDefault || name === locale ? [] : [{ from: '', to: '' }];
    return [...versions, ...language].map(({ from, to }) => ({
      from: `/${join(isDefault ? '' : name, from)}`,
      language: locale,
      to: `/${to}`,
    }));
  });
}
