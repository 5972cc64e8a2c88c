import { fault, type ContentProblem } from '../model/problem';
import { NAV_FILE, navItemFault, type WrittenNavItem } from '../site/nav';
import { VERSIONS } from '../site/site';

const LIST = /\bNAV_ITEMS\b.*=/;
const ITEM = /\btype:/;

/** Reports navbar items that cannot be shown; `text` is the source of their file. */
export function checkNavbar(
  items: readonly WrittenNavItem[],
  text = '',
  versions = VERSIONS,
): ContentProblem[] {
  return items.flatMap((item, index) => {
    const reason = navItemFault(item, index, versions);
    if (reason === undefined) return [];
    const message = reason.replace(/\.$/, '');
    return fault(NAV_FILE, lineOfItem(text, index), 'navbar-item', message, 'correct or remove the item');
  });
}

/** Line of the nth item, found by its `type` field; falls back to the line of the list. */
function lineOfItem(text: string, index: number): number {
  const lines = text.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => LIST.test(line)),
  );
  const items = lines.flatMap((line, at) => (at > start && ITEM.test(line) ? [at] : []));
  return (items[index] ?? start) + 1;
}
