import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { cardEntries, firstAddress, flattenSidebar } from './sidebarTree';
import {
  type CardsPlace,
  encodeAddress,
  formatMessage,
  report,
  encodeHash,
  type FilePlace,
  type LinkPlace,
  nearest,
  type AddressPlace,
  type ElementPlace,
  plainRecord,
} from '@idmp/model';
import { card, isOutside, mapTree } from '@idmp/compile';
import type { PlaceContext } from './pageContext';
import type { SiteEntry } from './entries';
import { parseLink } from './routes';
import { fileOfSource, reportRefused, reportUnpublished } from './sourceFiles';
import { imageElements } from './images';

/** A card has room for so many letters, or half as many Han characters. */
const CARD_CHARS = 60;
const HAN = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/gu;

/**
 * Cards of the pages below a page; none if there are no pages. They show the first sentences of the descriptions, if
 * there is room for each of them.
 */
function cardList(place: CardsPlace, entry: SiteEntry, context: PlaceContext): Element[] {
  const chapter = place.of === undefined ? entry.address : addressOfChapter(place.of, place, entry, context);
  const cards = chapter === undefined ? [] : cardEntries(context.sidebars[entry.locale], chapter);
  if (chapter !== undefined && cards.length === 0) {
    context.problems.push(report('empty-cards.list', place));
  }
  const items = cards.slice(0, place.limit).map((item) => {
    const address = firstAddress(item);
    const count = item.type === 'group' ? flattenSidebar(item.items).length : 0;
    const own = item.address === undefined ? undefined : context.byAddress.get(item.address);
    const text =
      own?.description ||
      (count > 0 ? formatMessage(context.messages[entry.locale]['cards.count'] ?? '', { count }) : '');
    const [sentence = ''] = text.split(/(?<=[.!?])\s|(?<=[。！？])/);
    const icon = own?.document.frontmatter.icon;
    return {
      title:
        address === undefined
          ? item.label
          : h('a', { href: context.pathPrefix + encodeAddress(address) }, [item.label]),
      sentence,
      ...(icon !== undefined && { icon }),
    };
  });
  const haveRoom = items.every(({ sentence }) => sentence.replace(HAN, 'xx').length <= CARD_CHARS);
  const shown = items.map(({ sentence, ...own }) =>
    card({ ...own, text: haveRoom && sentence ? [sentence] : [] }),
  );
  return shown.length > 0 ? [h('ul.cards', shown)] : [];
}

/** Address of the page that `of` names; undefined if there is none. */
function addressOfChapter(
  href: string,
  { file, line }: CardsPlace,
  entry: SiteEntry,
  { routes, problems }: PlaceContext,
): string | undefined {
  const target = routes.resolve(parseLink(href), file, entry);
  if (target.kind === 'page') return target.entry.address;
  const meant = routes.suggest(href, file, entry.locale);
  problems.push(report('dead-link.cards', { file, line }, { href, meant }));
  return undefined;
}

/** Prefix of a path that is not resolved, as in Docusaurus. */
const VERBATIM = 'pathname://';
/** An absolute path; two leading slashes, or what browsers read as such, would start a host name. */
const OWN_PATH = /^\/(?![\s\p{Cc}]*[/\\])/u;
const DOTS = /^(?:\.|%2e){1,2}$/i;
const ANYWHERE = /^(?:|top|fn-.*|fnref-.*|:~:.*)$/;

/** Address that a link leads to, with the path prefix; undefined if there is none. */
function linkAddress(place: LinkPlace, entry: SiteEntry, context: PlaceContext): string | undefined {
  const { pathPrefix, routes, problems } = context;
  if (place.href.startsWith(VERBATIM)) {
    const path = place.href.slice(VERBATIM.length);
    if (isOwnPath(path)) return pathPrefix + path.replace(/\s/g, encodeURIComponent);
    problems.push(report('link-scheme.verbatim', place, { verbatim: VERBATIM, path }));
    return undefined;
  }
  const link = parseLink(place.href);
  const target = routes.resolve(link, place.file, entry);
  const rest = link.query + (link.hash === undefined ? '' : `#${encodeHash(link.hash)}`);
  if (target.kind === 'nowhere') {
    if (context.isDraft(link.path, place.file)) {
      problems.push(report('dead-link.draft', place, { href: place.href }));
    } else {
      const meant = routes.suggest(link.path, place.file, entry.locale);
      problems.push(report('dead-link', place, { href: place.href, meant }));
    }
    return undefined;
  }
  if (target.kind === 'address') return pathPrefix + encodeAddress(target.address) + rest;
  if (target.kind === 'file') {
    if (context.files.refusal(target.file)) reportRefused(place.href, target.file, place, context);
    const address = assetAddress(target.file, context);
    return address && address + rest;
  }
  const { anchors, file, failed } = target.entry.document;
  if (target.entry.locale !== entry.locale) {
    problems.push(report('other-language', place, { href: place.href, slug: target.entry.slug }));
  }
  const { hash } = link;
  if (hash !== undefined && !failed.text && !ANYWHERE.test(hash) && !anchors.includes(hash)) {
    const meant = nearest(hash, anchors);
    const where = target.entry === entry ? ({ phrase: 'this-page' } as const) : file;
    problems.push(report('dead-anchor', place, { href: place.href, where, meant: meant && `#${meant}` }));
  }
  if (link.path === '') return rest || '#';
  return pathPrefix + encodeAddress(target.entry.address) + rest;
}

/** Whether a path stays on this site, and is the one that browsers ask for. */
function isOwnPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return OWN_PATH.test(path) && !pathname.split(/[/\\]/).some((name) => DOTS.test(name));
}

function assetAddress(file: string, context: PlaceContext): string | undefined {
  const found = context.files.file(file);
  for (const asset of found?.assets ?? []) context.assets.set(asset.to, asset);
  context.usedFiles.add(file);
  return found && context.pathPrefix + encodeAddress(found.address);
}

/** Address of a media file with the path prefix; undefined if it is on another site, from which the policy lets nothing play. */
function fileAddress(place: FilePlace, context: PlaceContext): string | undefined {
  if (isOutside(place.src)) {
    context.problems.push(report('remote-file', place, { src: place.src }));
    return undefined;
  }
  const file = fileOfSource(place.src, place.file);
  if (!context.files.file(file)) reportUnpublished(place.src, file, place, context);
  return assetAddress(file, context);
}

/** Copies the tree of a document with the elements and addresses of its places; adds faults to the problems. */
export function fillPlaces(tree: Root, entry: SiteEntry, context: PlaceContext): Root {
  const addressOf = (place: AddressPlace): string | undefined =>
    place.type === 'link' ? linkAddress(place, entry, context) : fileAddress(place, context);
  return mapTree(tree, (node) => {
    if (node.type === 'place') return elementsOf(node.place, entry, context);
    return node.type === 'element' && node.data?.addresses ? withAddresses(node, addressOf) : node;
  });
}

function elementsOf(
  place: ElementPlace,
  entry: SiteEntry,
  context: PlaceContext,
): ElementContent | ElementContent[] {
  if (place.type === 'image') return imageElements(place, context);
  if (place.type === 'cards') return cardList(place, entry, context);
  // The type of the place selects the function for it.
  const fill = context.places[place.type] as
    | ((place: ElementPlace, entry: SiteEntry, context: PlaceContext) => ReturnType<typeof elementsOf>)
    | undefined;
  return fill?.(place, entry, context) ?? [];
}

/** An element with its addresses; a link that leads nowhere keeps its text. */
function withAddresses(element: Element, addressOf: (place: AddressPlace) => string | undefined): Element {
  const { data, ...rest } = element;
  const resolved: Properties = plainRecord();
  for (const [name, place] of Object.entries(data?.addresses ?? {})) {
    const address = addressOf(place);
    if (address !== undefined) resolved[name] = address;
  }
  return { ...rest, properties: { ...resolved, ...element.properties } };
}
