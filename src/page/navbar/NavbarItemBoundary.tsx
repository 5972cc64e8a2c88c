import { Component, type ReactNode } from 'react';
import type { NavItem } from '../../settings/nav';
import * as styles from './Navbar.module.css';

interface NavbarItemBoundaryProps {
  item: NavItem;
  index: number;
  children: ReactNode;
}

/** Isolates render errors of a navbar item and reports where the item is configured. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { item, index } = this.props;
    const message = `A navbar item failed to render: ${placeOf(index)}: ${JSON.stringify(item)}.`;
    console.error(new Error(message, { cause }));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <code className={styles.failed} role="alert">
        {placeOf(this.props.index)}
      </code>
    );
  }
}

const placeOf = (index: number): string => `item ${index + 1} of NAV_ITEMS in src/site/navbar.ts`;
