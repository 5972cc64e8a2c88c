import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { CardsPart, FilePart, ImagePart, LinkPart, SymbolicPart } from '../../model/compiledDocument';
import { formatMessage } from '../../model/formatMessage';
import type { Locale } from '../../model/locale';
import { nearest } from '../../model/nearest';
import { fault, warning, type ContentProblem } from '../../model/problem';
import type { SidebarEntry } from '../../model/sidebar';
import { cardEntries, firstAddress, flattenSidebar } from '../../model/sidebarTree';
import { encodeAddress, encodeHash } from '../../model/slug';
import type { Asset, FileStore, ImageInfo } from '../content/images';
import { card } from '../markdown/cards';
import { h } from '../markdown/hast';
import type { SiteEntry } from './entries';
import { changelogHtml } from './changelog';
import { escapeHtml } from './escapeHtml';
import { packagesHtml } from './packages';
import { parseLink, type Routes } from './routes';
import { fileOfSource, reportRefused, reportUnpublished } from './sourceFiles';

/** Context for rendering the symbolic parts of a page. */
export interface RenderContext {
  routes: Routes;
  files: FileStore;
  pathPrefix: string;
  sidebars: Record<Locale, SidebarEntry[]>;
  byAddress: ReadonlyMap<string, SiteEntry>;
  /** Namespace `content` of each language. */
  messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** Addresses of drafts excluded from this build. */
  isDraft(link: string, file: string): boolean;
  assets: Map<string, Asset>;
  usedFiles: Set<string>;
  problems: ContentProblem[];
}

/** Width of the text column in pixels: 100 % for an image. */
const COLUMN_WIDTH = 760;
/** File name suffix of an image's phone variant, and the widest viewport that gets it. */
const NARROW = '-narrow';
const NARROW_MAX_PX = 480;
const REMOTE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;
/** Prefix of a path that is not resolved, as in Docusaurus. */
const VERBATIM = 'pathname://';
/** An absolute path; two leading slashes, or what browsers read as such, would start a host name. */
const OWN_PATH = /^\/(?![\s\p{Cc}]*[/\\])/u;
const ANYWHERE = /^(?:|top|fn-.*|fnref-.*|:~:.*)$/;

/** Renders a symbolic part to HTML or attribute text; adds faults to the problems. */
export function renderPart(part: SymbolicPart, entry: SiteEntry, context: RenderContext): string {
  switch (part.type) {
    case 'link':
      return escapeHtml(renderLink(part, entry, context));
    case 'image':
      return renderImage(part, context);
    case 'file':
      return escapeHtml(renderFile(part, context));
    case 'cards':
      return renderCards(part, entry, context);
    case 'changelog':
      return changelogHtml(part, entry, context);
    case 'packages':
      return packagesHtml(part, entry, context);
  }
}

function renderLink(part: LinkPart, entry: SiteEntry, context: RenderContext): string {
  const { pathPrefix, routes, problems } = context;
  if (part.href.startsWith(VERBATIM)) {
    const path = part.href.slice(VERBATIM.length);
    if (OWN_PATH.test(path)) return pathPrefix + path.replace(/\s/g, encodeURIComponent);
    const message = `"${VERBATIM}" precedes "${path}", which is not an absolute path of this site`;
    const hint = `write ${VERBATIM}/ and the path, or the address alone`;
    problems.push(fault(part.file, part.line, 'link-scheme', message, hint));
    return '#';
  }
  const link = parseLink(part.href);
  const target = routes.resolve(link, part.file, entry);
  const rest = link.query + (link.hash === undefined ? '' : `#${encodeHash(link.hash)}`);
  if (target.kind === 'nowhere') {
    if (context.isDraft(link.path, part.file)) {
      const message = `link to "${part.href}" leads to a draft`;
      const hint = 'publish the draft or remove the link';
      problems.push(fault(part.file, part.line, 'dead-link', message, hint));
    } else {
      const meant = routes.suggest(link.path, part.file, entry.locale);
      const message = `link to "${part.href}" is broken`;
      const hint = meant ? `did you mean "${meant}"?` : 'correct the path or remove the link';
      problems.push(fault(part.file, part.line, 'dead-link', message, hint));
    }
    return '#';
  }
  if (target.kind === 'address') return pathPrefix + encodeAddress(target.address) + rest;
  if (target.kind === 'file') {
    if (context.files.refusal(target.file)) reportRefused(part.href, target.file, part, context);
    return assetAddress(target.file, context) + rest;
  }
  const { anchors, file, failed } = target.entry.document;
  if (target.entry.locale !== entry.locale) {
    const message = `link to "${part.href}" leads to the page in another language`;
    const hint = `write "/${target.entry.slug}": readers switch the language by themselves`;
    problems.push(fault(part.file, part.line, 'other-language', message, hint));
  }
  const { hash } = link;
  if (hash !== undefined && !failed.text && !ANYWHERE.test(hash) && !anchors.includes(hash)) {
    const meant = nearest(hash, anchors);
    const where = target.entry === entry ? 'this page' : file;
    const message = `link to "${part.href}" leads to a heading that ${where} does not have`;
    const hint = meant ? `did you mean "#${meant}"?` : 'correct the id behind the #';
    problems.push(fault(part.file, part.line, 'dead-anchor', message, hint));
  }
  if (link.path === '') return rest || '#';
  return pathPrefix + encodeAddress(target.entry.address) + rest;
}

function assetAddress(file: string, context: RenderContext): string {
  const found = context.files.file(file);
  for (const asset of found?.assets ?? []) context.assets.set(asset.to, asset);
  context.usedFiles.add(file);
  return context.pathPrefix + encodeAddress(found?.address ?? '/');
}

function renderFile(part: FilePart, context: RenderContext): string {
  if (REMOTE.test(part.src)) return part.src;
  const file = fileOfSource(part.src, part.file);
  if (!context.files.file(file)) reportUnpublished(part.src, file, part, context);
  return assetAddress(file, context);
}

function renderImage(part: ImagePart, context: RenderContext): string {
  const { problems, pathPrefix } = context;
  if (REMOTE.test(part.src) || part.src.startsWith('data:')) {
    const message = `the image "${part.src.slice(0, 80)}" is on another site`;
    const hint = 'save it in images/ next to the page';
    problems.push(warning(part.file, part.line, 'remote-image', message, hint));
    return imageTag(part.src, [], part, {
      width: part.width?.replace(/\D.*$/, '') ?? '',
      height: part.height?.replace(/\D.*$/, '') ?? '',
    });
  }
  const file = fileOfSource(part.src, part.file);
  const info = context.files.image(file);
  context.usedFiles.add(file);
  if (info === undefined) {
    reportUnpublished(part.src, file, part, context);
    return '';
  }
  if (info === 'unreadable') {
    const message = `the file "${part.src}" is not a readable image`;
    const hint = 'save it again as PNG, JPEG, WebP, GIF or SVG';
    problems.push(fault(part.file, part.line, 'unreadable-image', message, hint));
    return '';
  }
  for (const asset of info.assets) context.assets.set(asset.to, asset);
  const size = shownSize(part, info);
  const classes = part.className?.split(' ') ?? [];
  const narrow = narrowFormOf(file, context);
  const picture = (form: 'address' | 'darkAddress', mode: string[]): string => {
    const tag = imageTag(
      pathPrefix + encodeAddress(info[form] ?? info.address),
      [...classes, ...mode],
      part,
      size,
    );
    const sources = [
      narrow && narrowSource(pathPrefix + encodeAddress(narrow[form] ?? narrow.address), narrow),
      scaledSource(info, size.width, pathPrefix),
    ].join('');
    return sources ? `<picture>${sources}${tag}</picture>` : tag;
  };
  if (!info.darkAddress) return picture('address', []);
  return picture('address', ['only-light']) + picture('darkAddress', ['only-dark']);
}

/** The phone variant `x-narrow.svg` of `x.svg`. */
function narrowFormOf(file: string, { files, usedFiles, assets }: RenderContext): ImageInfo | undefined {
  const { dir, name, ext } = path.posix.parse(file);
  const narrowFile = path.posix.join(dir, `${name}${NARROW}${ext}`);
  if (!files.siblings(file).includes(path.posix.basename(narrowFile))) return undefined;
  const info = files.image(narrowFile);
  if (info === undefined || info === 'unreadable') return undefined;
  usedFiles.add(narrowFile);
  for (const asset of info.assets) assets.set(asset.to, asset);
  return info;
}

function narrowSource(src: string, { width, height }: ImageInfo): string {
  return `<source media="(max-width: ${NARROW_MAX_PX}px)" srcset="${escapeHtml(src)}" width="${width}" height="${height}">`;
}

/** WebP copies, from which the browser chooses by viewport and pixel density. */
function scaledSource({ assets }: ImageInfo, width: string, pathPrefix: string): string {
  const candidates = assets.flatMap((asset) =>
    'width' in asset ? `${pathPrefix}/${asset.to} ${asset.width}w` : [],
  );
  if (candidates.length === 0) return '';
  const shown = Math.min(Number(width), COLUMN_WIDTH);
  return `<source type="image/webp" srcset="${escapeHtml(candidates.join(', '))}" sizes="min(100vw, ${shown}px)">`;
}

/** Width and height as written, the missing one from the aspect ratio; percentages refer to the text column. */
export function shownSize(
  part: Pick<ImagePart, 'width' | 'height'>,
  own: { width: number; height: number },
): { width: string; height: string } {
  const pixels = (written: string | undefined, whole: number): number | undefined => {
    const value = Number.parseFloat(written ?? '');
    if (!(value > 0)) return undefined;
    return written?.trim().endsWith('%') ? (whole * Math.min(value, 100)) / 100 : value;
  };
  const width = pixels(part.width, Math.min(own.width, COLUMN_WIDTH));
  const height = pixels(part.height?.endsWith('%') ? undefined : part.height, own.height);
  const ratio = own.width / own.height;
  return {
    width: String(Math.max(1, Math.round(width ?? (height === undefined ? own.width : height * ratio)))),
    height: String(Math.max(1, Math.round(height ?? (width === undefined ? own.height : width / ratio)))),
  };
}

function imageTag(
  src: string,
  classes: readonly string[],
  part: ImagePart,
  size: { width: string; height: string },
): string {
  const attributes: [string, string | undefined][] = [
    ['src', src],
    ['class', classes.join(' ') || undefined],
    ['alt', part.alt],
    ['title', part.title],
    ['width', size.width || undefined],
    ['height', size.height || undefined],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ];
  const text = attributes
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  return `<img${text} data-zoom>`;
}

function renderCards(part: CardsPart, entry: SiteEntry, context: RenderContext): string {
  const chapter = part.of === undefined ? entry.address : addressOfChapter(part.of, part, entry, context);
  const cards = chapter === undefined ? [] : cardEntries(context.sidebars[entry.locale], chapter);
  if (chapter !== undefined && cards.length === 0) {
    const message = '<DocCardList /> has no page to show';
    const hint = 'use it on the index page of a folder that has pages';
    context.problems.push(warning(part.file, part.line, 'empty-cards', message, hint));
  }
  if (cards.length === 0) return '';
  const items = cards.slice(0, part.limit).map((item) => {
    const address = firstAddress(item);
    const count = item.type === 'group' ? flattenSidebar(item.items).length : 0;
    const own = item.address === undefined ? undefined : context.byAddress.get(item.address);
    const text =
      own?.description ||
      (count > 0 ? formatMessage(context.messages[entry.locale]['cards.count'] ?? '', { count }) : '');
    return card({
      title: item.label,
      text: text ? [text] : [],
      ...(own?.document.frontmatter.icon && { icon: own.document.frontmatter.icon }),
      ...(address !== undefined && { href: context.pathPrefix + encodeAddress(address) }),
    });
  });
  return toHtml(h('ul', { className: ['cards', 'doc-cards'] }, items), {
    characterReferences: { useNamedReferences: true },
  });
}

/** Address of the page that `of` names; undefined if there is none. */
function addressOfChapter(
  href: string,
  { file, line }: CardsPart,
  entry: SiteEntry,
  { routes, problems }: RenderContext,
): string | undefined {
  const target = routes.resolve(parseLink(href), file, entry);
  if (target.kind === 'page') return target.entry.address;
  const meant = routes.suggest(href, file, entry.locale);
  const message = `<DocCardList of="${href}"> names no page`;
  const hint = meant ? `did you mean "${meant}"?` : 'name the index page of a folder by its path';
  problems.push(fault(file, line, 'dead-link', message, hint));
  return undefined;
}
