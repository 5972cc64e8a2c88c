import { encodeAddress, encodeHash, type FilePlace, type LinkPlace, nearest, report } from '@idmp/model';
import { isOutside } from '@idmp/compile';
import type { PlaceContext } from './context';
import type { SiteEntry } from './entries';
import { parseLink } from './routes';
import { fileOfSource, reportRefused, reportUnpublished } from './sourceFiles';

/** Prefix of a path that is not resolved, as in Docusaurus. */
const VERBATIM = 'pathname://';
/** An absolute path; two leading slashes, or what browsers read as such, would start a host name. */
const OWN_PATH = /^\/(?![\s\p{Cc}]*[/\\])/u;
const DOTS = /^(?:\.|%2e){1,2}$/i;
const ANYWHERE = /^(?:|top|fn-.*|fnref-.*|:~:.*)$/;

/** Address that a link leads to, with the path prefix; undefined if there is none. */
export function linkAddress(place: LinkPlace, entry: SiteEntry, context: PlaceContext): string | undefined {
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
export function fileAddress(place: FilePlace, context: PlaceContext): string | undefined {
  if (isOutside(place.src)) {
    context.problems.push(report('remote-file', place, { src: place.src }));
    return undefined;
  }
  const file = fileOfSource(place.src, place.file);
  if (!context.files.file(file)) reportUnpublished(place.src, file, place, context);
  return assetAddress(file, context);
}
