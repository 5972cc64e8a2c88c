import { type Locale, localizedAddress, type Neighbour, type Page, report } from '@idmp/model';
import type { TrailStep } from './sidebarTree';
import type { PageContext, PlaceContext } from './pageContext';
import type { SiteEntry } from './entries';
import { fillPlaces } from './fillPlaces';
import { fileOfSource, reportUnpublished } from './sourceFiles';
import { changesOf } from './releaseNotes';
import { parseLink } from './routes';
import { tocOf } from './toc';

/** Builds a page: resolves links, images and cards in its body, adds breadcrumbs, previous/next and table of contents. */
export function makePage(entry: SiteEntry, context: PageContext): Page {
  const { document, locale, address } = entry;
  const { frontmatter } = document;
  // Faults of a fallback's text are already reported in its own language.
  const own = { ...context, problems: entry.fallback ? [] : context.problems };
  const filled = fillPlaces(document.tree, entry, own);
  const article = context.annotate(filled, entry, context);
  const image = socialImage(entry, own);
  const toc = tocOf(document, context.messages[locale]['toc.label'] ?? '');
  const previous = neighbour('pagination_prev', -1, entry, own);
  const updated = lastChange(entry, context);
  const changes = changesOf(document);
  const day = frontmatter.released;
  const next = neighbour('pagination_next', 1, entry, own);
  return {
    locale,
    slug: entry.slug,
    address,
    title: entry.title,
    label: entry.label,
    description: entry.description,
    file: document.file,
    keywords: frontmatter.keywords ?? [],
    ...(image !== undefined && { image }),
    unlisted: entry.unlisted,
    searchRank: frontmatter.search_rank ?? 0,
    ...(frontmatter.answers && { answers: true }),
    draft: entry.summary.draft,
    help: frontmatter.help ?? [],
    ...(changes.length > 0 && { release: { changes, ...(day !== undefined && { day }) } }),
    aliases: context.aliases.get(address) ?? [],
    tree: article,
    headings: document.headings,
    ...(toc && { toc }),
    blocks: document.blocks,
    sections: document.sections,
    breadcrumbs: frontmatter.landing ? [] : breadcrumbs(entry, context),
    ...(previous && { previous }),
    ...(next && { next }),
    ...(updated !== undefined && { updated }),
    textLocale: document.locale,
    canonical: localizedAddress(document.locale, entry.slug),
  };
}

/** Image for link previews: an external address, or that of a file below `static/` or next to the page. */
function socialImage({ document }: SiteEntry, context: PlaceContext): string | undefined {
  const { image } = document.frontmatter;
  if (image === undefined || /^https?:/i.test(image)) return image;
  const file = fileOfSource(image, document.file);
  const found = context.files.file(file);
  context.usedFiles.add(file);
  for (const asset of found?.assets ?? []) context.assets.set(asset.to, asset);
  if (!found) {
    const place = { file: document.file, line: document.fieldLines.image ?? 1 };
    reportUnpublished(image, file, place, context);
  }
  return found?.address;
}

/** Breadcrumbs from the sidebar; an unlisted page goes below the nearest listed one. */
function breadcrumbs({ locale, address, slug, label }: SiteEntry, { trails }: PageContext): TrailStep[] {
  const own = trails[locale].get(address);
  if (own) return own;
  const segments = slug.split('/');
  while (segments.length > 1) {
    segments.pop();
    const above = trails[locale].get(localizedAddress(locale, segments.join('/')));
    if (above) return [...above, { label, address }];
  }
  return [{ label, address }];
}

function neighbourAt(
  { label, address }: Pick<Neighbour, 'label' | 'address'>,
  locale: Locale,
  { trails }: PageContext,
): Neighbour {
  const [chapter, ...below] = trails[locale].get(address) ?? [];
  return { label, address, ...(chapter && below.length > 0 && { chapter: chapter.label }) };
}

/** Day of the last change of a page or of a partial in it. */
function lastChange({ document }: SiteEntry, { changeDays }: PageContext): string | undefined {
  return [document.file, ...document.partials]
    .flatMap((file) => changeDays.get(file) ?? [])
    .sort()
    .at(-1);
}

/** The previous or next page: from the front matter, else from the sidebar. */
function neighbour(
  field: 'pagination_prev' | 'pagination_next',
  step: -1 | 1,
  entry: SiteEntry,
  context: PageContext,
): Neighbour | undefined {
  const { document, locale, address } = entry;
  const wanted = document.frontmatter[field];
  if (wanted === null) return undefined;
  if (wanted === undefined) {
    const position = context.positions.get(address);
    const found = position === undefined ? undefined : context.order[locale][position + step];
    return found && neighbourAt(found, entry.locale, context);
  }
  for (const href of [wanted, `/${wanted}`]) {
    const target = context.routes.resolve(parseLink(href), document.file, entry);
    if (target.kind === 'page') return neighbourAt(target.entry, target.entry.locale, context);
  }
  const meant = context.routes.suggest(`/${wanted.replace(/^\//, '')}`, document.file, locale);
  const place = { file: document.file, line: document.fieldLines[field] ?? 1 };
  context.problems.push(report('dead-link.field', place, { field, wanted, meant: meant?.slice(1) }));
  return undefined;
}
