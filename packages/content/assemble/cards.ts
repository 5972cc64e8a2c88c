import type { Element } from 'hast';
import { h } from 'hastscript';
import { cardEntries, firstAddress, flattenSidebar } from './sidebarTree';
import { type CardsPlace, encodeAddress, formatMessage, report } from '@idmp/model';
import { card } from '@idmp/compile';
import type { PlaceContext } from './context';
import type { SiteEntry } from './entries';
import { parseLink } from './routes';

/** A card has room for so many letters, or half as many Han characters. */
const CARD_CHARS = 60;
const HAN = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/gu;

/**
 * Cards of the pages below a page; none if there are no pages. They show the first sentences of the descriptions, if
 * there is room for each of them.
 */
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
