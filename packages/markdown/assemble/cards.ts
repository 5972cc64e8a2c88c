import type { Element } from 'hast';
import { h } from 'hastscript';
import {
  cardEntries,
  type CardsPlace,
  encodeAddress,
  firstAddress,
  flattenSidebar,
  formatMessage,
  report,
} from '@idmp/model';
import { card } from '../compile/cards';
import type { PlaceContext } from './context';
import type { SiteEntry } from './entries';
import { parseLink } from './routes';

/** Cards of the pages below a page, with their descriptions; none if there are no pages. */
export function cardList(place: CardsPlace, entry: SiteEntry, context: PlaceContext): Element[] {
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
    const icon = own?.document.frontmatter.icon;
    return card({
      title:
        address === undefined
          ? item.label
          : h('a', { href: context.pathPrefix + encodeAddress(address) }, [item.label]),
      text: text ? [text] : [],
      ...(icon !== undefined && { icon }),
    });
  });
  return items.length > 0 ? [h('ul.cards.doc-cards', items)] : [];
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
