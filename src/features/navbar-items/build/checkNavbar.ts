import { type ContentProblem, report, type Finding } from '@idmp/model';
import { NAV_FILE, type NavItem } from '../../../settings/nav';
import { versionFault, VERSIONS } from '../../../settings/site';

const NAV_ITEM_TYPES = ['link', 'localeSwitch', 'versionSwitch', 'colorModeToggle', 'search'] as const;

/** An unvalidated item. */
export type WrittenNavItem = Readonly<Record<string, unknown>> | NavItem;

const LIST = /^[^=]*\bNAV_ITEMS\b/;
const ITEM = /\btype:/;

/** Reports navbar items that cannot be shown; `text` is the source of their file. */
export function checkNavbar(
  items: readonly WrittenNavItem[],
  text = '',
  versions = VERSIONS,
): ContentProblem[] {
  return items.flatMap((item, index) => {
    const found = navItemFault(item, index, versions);
    if (!found) return [];
    return report(found.code, { file: NAV_FILE, line: lineOfItem(text, index) }, found.values);
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

/** What is wrong with a navbar item; undefined for a valid one. */
export function navItemFault(item: WrittenNavItem, index: number, known = VERSIONS): Finding | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...item };
  const { type, versions } = fields;
  const values = { item: index + 1, file: NAV_FILE };
  if (!(NAV_ITEM_TYPES as readonly unknown[]).includes(type))
    return { code: 'navbar-item.type', values: { ...values, type: String(type), known: NAV_ITEM_TYPES } };
  const isText = (name: 'to' | 'label') => typeof fields[name] === 'string' && fields[name] !== '';
  if (type === 'link' && !(isText('to') && isText('label')))
    return { code: 'navbar-item.link', values: { ...values, written: JSON.stringify(item) } };
  const unknown = Array.isArray(versions)
    ? versions.map((name) => versionFault(name, known)).find(Boolean)
    : undefined;
  return unknown === undefined
    ? undefined
    : { code: 'navbar-item.version', values: { ...values, reason: unknown.slice(0, -1) } };
}
