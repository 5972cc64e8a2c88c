import { fault, type ContentProblem } from '../../../core/model/problem';
import { NAV_FILE, type NavItem } from '../../../core/site/nav';
import { versionFault, VERSIONS } from '../../../core/site/site';

const NAV_ITEM_TYPES = ['link', 'localeSwitch', 'versionSwitch', 'colorModeToggle', 'search'] as const;

/** An unvalidated item. */
export type WrittenNavItem = Readonly<Record<string, unknown>> | NavItem;

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

/** Error message for an invalid navbar item, listing what is allowed; undefined for a valid one. Checked at build. */
export function navItemFault(item: WrittenNavItem, index: number, known = VERSIONS): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...item };
  const { type, versions } = fields;
  const where = `item ${index + 1} of NAV_ITEMS in ${NAV_FILE}`;
  if (!(NAV_ITEM_TYPES as readonly unknown[]).includes(type)) {
    const allowed = NAV_ITEM_TYPES.join(', ');
    return `No NavbarItem component found for type "${String(type)}" (${where}); allowed types: ${allowed}.`;
  }
  const isText = (name: 'to' | 'label') => typeof fields[name] === 'string' && fields[name] !== '';
  if (type === 'link' && !(isText('to') && isText('label')))
    return `A navbar link needs "label" and "to" as texts (${where}): ${JSON.stringify(item)}.`;
  const unknown = Array.isArray(versions)
    ? versions.map((name) => versionFault(name, known)).find(Boolean)
    : undefined;
  return unknown && `${unknown.slice(0, -1)} (${where}).`;
}
