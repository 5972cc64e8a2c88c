import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import type { SidebarEntry } from '../../model/sidebar';
import { isOnTrail, isShortened } from '../../model/sidebarView';
import * as drawer from './Drawer.later.module.css';
import * as styles from './Sidebar.module.css';

interface SidebarProps {
  entries: readonly SidebarEntry[];
  /** Address of the page, without path prefix. */
  active: string;
  labels: { nav: string; hide: string; close: string };
  /** Links of the navbar, which narrow windows show here. */
  navLinks: readonly { label: string; href: string }[];
}

/**
 * Tree of all documents of a language, as plain links and `<details>`. Rendered on the server only; `useLinks`
 * intercepts clicks on its links, `enhanceSidebar` adds the rest.
 */
export function Sidebar({ entries, active, labels, navLinks }: SidebarProps) {
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.close} ${drawer.close}`}
        data-drawer-close
        aria-label={labels.close}
      >
        ×
      </button>
      <nav className={styles.nav} aria-label={labels.nav}>
        <SidebarList entries={entries} active={active} shortened={isShortened(entries)} />
      </nav>
      <ul className={`${styles.navLinks} ${drawer.navLinks}`}>
        {navLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.hide} data-sidebar-toggle data-early>
        <PanelLeftClose size={16} aria-hidden /> {labels.hide}
      </button>
    </>
  );
}

interface SidebarListProps {
  entries: readonly SidebarEntry[];
  active: string;
  /** A very long tree shows folded chapters only by their link. */
  shortened: boolean;
}

function SidebarList({ entries, active, shortened }: SidebarListProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <SidebarItem
          key={`${entry.address}${entry.label}`}
          entry={entry}
          active={active}
          shortened={shortened}
        />
      ))}
    </ul>
  );
}

function SidebarItem({
  entry,
  active,
  shortened,
}: { entry: SidebarEntry } & Omit<SidebarListProps, 'entries'>) {
  const current = entry.address === active ? 'page' : undefined;
  if (entry.type === 'link') return <li>{link(entry.address, entry.label, current)}</li>;
  const open = isOnTrail(entry, active);
  const list = <SidebarList entries={entry.items} active={active} shortened={shortened} />;
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
          <summary aria-label={entry.label} />
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
