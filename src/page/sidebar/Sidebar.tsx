import { type SidebarEntry, type SidebarGroup, type Locale, localizedAddress } from '@idmp/model';
import { Fragment } from 'react';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import english from '../../../locales/en/sidebar.json';
import chinese from '../../../locales/zh-Hans/sidebar.json';
import { messagesOf, type Messages, type SidebarKey } from '../../types/messages';
import { FOOTERS } from '../../settings/footer';
import * as drawer from './Drawer.later.module.css';
import * as styles from './Sidebar.module.css';

/** Larger trees render collapsed chapters as links only, as each page would contain all entries otherwise. */
export const FULL_TREE_MAX_PAGES = 300;

function countPages(entries: readonly SidebarEntry[]): number {
  return entries.reduce(
    (sum, entry) =>
      sum + (entry.address === undefined ? 0 : 1) + (entry.type === 'group' ? countPages(entry.items) : 0),
    0,
  );
}

const counts = new WeakMap<readonly SidebarEntry[], number>();

/** Whether a tree is too large to be part of every page. */
export function isShortened(entries: readonly SidebarEntry[]): boolean {
  const count = counts.get(entries) ?? countPages(entries);
  counts.set(entries, count);
  return count > FULL_TREE_MAX_PAGES;
}

/** Whether a chapter is the page of an address or contains it. */
export function isOnTrail(group: SidebarGroup, address: string): boolean {
  return (
    group.address === address ||
    group.items.some(
      (item) => item.address === address || (item.type === 'group' && isOnTrail(item, address)),
    )
  );
}

/** Rendered on the server only, so that its texts are not sent twice. */
const TEXTS = { 'zh-Hans': messagesOf(chinese), en: messagesOf(english) };

interface SidebarProps {
  locale: Locale;
  entries: readonly SidebarEntry[];
  /** Path of the current page, without prefix. */
  active: string;
  closeLabel: string;
  /** External navbar links, shown here on narrow viewports. */
  navLinks: readonly { label: string; href: string }[];
}

/**
 * Tree of the documents in a language, without those of the footer, as plain links and `<details>`. Rendered on the server only; `useLinks` handles
 * clicks on its links, `enhanceSidebar` everything else.
 */
export function Sidebar({ locale, entries, active, closeLabel, navLinks }: SidebarProps) {
  const text = TEXTS[locale];
  const inFooter = new Set(FOOTERS[locale].pages.map(({ slug }) => localizedAddress(locale, slug)));
  const listed = entries.filter(({ address }) => address === undefined || !inFooter.has(address));
  return (
    <>
      <div className={`${styles.head} ${drawer.head}`}>
        <button type="button" className="icon-button cross" data-drawer-close aria-label={closeLabel} />
      </div>
      <nav className={styles.nav} aria-label={text('sidebar.label')}>
        <SidebarList entries={listed} active={active} shortened={isShortened(entries)} text={text} />
      </nav>
      <ul className={`${styles.navLinks} ${drawer.navLinks}`}>
        {navLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`icon-button ${styles.hide}`}
        title={text('sidebar.hide')}
        data-sidebar-toggle
        data-early=""
      >
        <PanelLeftClose size="1rem" aria-hidden />
        {text('sidebar.hide')}
      </button>
    </>
  );
}

interface SidebarListProps {
  entries: readonly SidebarEntry[];
  active: string;
  /** Very long trees omit the entries of collapsed chapters. */
  shortened: boolean;
  text: Messages<SidebarKey>;
}

function SidebarList({ entries, ...rest }: SidebarListProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <Fragment key={`${entry.address}${entry.label}`}>
          {entry.section && (
            <li>
              <b>{entry.section}</b>
            </li>
          )}
          <SidebarItem entry={entry} {...rest} />
        </Fragment>
      ))}
    </ul>
  );
}

function SidebarItem({ entry, ...rest }: { entry: SidebarEntry } & Omit<SidebarListProps, 'entries'>) {
  const { active, shortened, text } = rest;
  const current = entry.address === active ? 'page' : undefined;
  if (entry.type === 'link') return <li>{link(entry.address, entry.label, current)}</li>;
  const open = isOnTrail(entry, active);
  const list = <SidebarList entries={entry.items} {...rest} />;
  if (entry.address === undefined) {
    return (
      <li>
        <details open={open}>
          <summary>{entry.label}</summary>
          {list}
        </details>
      </li>
    );
  }
  return (
    <li>
      {link(entry.address, entry.label, current, !open && shortened)}
      {(open || !shortened) && (
        <details open={open}>
          <summary aria-label={text('sidebar.toggle', { name: entry.label })} />
          {list}
        </details>
      )}
    </li>
  );
}

function link(address: string, label: string, current: 'page' | undefined, folded = false) {
  return (
    <a href={`${__PATH_PREFIX__}${address}`} aria-current={current} data-folded={folded || undefined}>
      {label}
    </a>
  );
}
