import type { ContentProblem } from '../../model/problem';
import { navItemFault, type WrittenNavItem } from '../../site/nav';

/** File of the navbar's items, relative to the project. */
export const NAV_FILE = 'src/site/nav.ts';
const LIST = /\bNAV_ITEMS\b.*=/;
const ITEM = /\btype:/;

/** Names the items of the navbar that cannot be shown; `text` is that of the file they stand in. */
export function checkNavbar(items: readonly WrittenNavItem[], text = ''): ContentProblem[] {
  return items.flatMap((item, index) => {
    const fault = navItemFault(item, index);
    if (fault === undefined) return [];
    return {
      file: NAV_FILE,
      line: lineOfItem(text, index),
      severity: 'error' as const,
      code: 'navbar-item',
      message: fault.replace(/\.$/, ''),
      hint: 'correct or remove the item',
    };
  });
}

/** Line of an item of the list, each of which names its type; that of the list where it is not found. */
function lineOfItem(text: string, index: number): number {
  const lines = text.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => LIST.test(line)),
  );
  const items = lines.flatMap((line, at) => (at > start && ITEM.test(line) ? [at] : []));
  return (items[index] ?? start) + 1;
}
