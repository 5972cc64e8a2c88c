import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import * as later from './Menu.later.module.css';
import * as styles from './Menu.module.css';

interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** Current entry, shown on the button. */
  current: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** Dropdown menu of links with names that stay as they are, such as those of languages; closes on Escape, on clicks outside and when focus leaves. */
export function Menu({ label, current, onOpen, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div className={styles.menu} ref={box} translate="no">
      <button
        type="button"
        className={`icon-button ${styles.button} ${later.button}`}
        ref={button}
        data-early=""
        data-menu={label}
        aria-label={`${label}: ${current}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {current}
      </button>
      <ul id={id} className={`menu-list ${later.list}`} data-open={open || undefined}>
        {children}
      </ul>
    </div>
  );
}
