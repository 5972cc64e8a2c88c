import { createFocusTrap } from 'focus-trap';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useScrollLock } from '../platform/useScrollLock';
import * as styles from './Dialog.module.css';

export interface DialogProps {
  /** Accessible name; or the id of the element that carries it in `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** Escape and, if `closesOnBackdrop`, a press beside the box. */
  onClose: () => void;
  closesOnBackdrop?: boolean;
  /** Class of the box. */
  className?: string;
  /** Selector of the element inside that gets the focus first; else the first one that can. */
  initialFocus?: string;
  /** What gets the focus at the end, or false for nothing; else what had it before. */
  returnFocus?: () => HTMLElement | false;
  children: ReactNode;
}

/** Modal dialog: focus stays inside and returns at the end, the page behind is inert and does not scroll. */
export function Dialog({
  label,
  labelledBy,
  onClose,
  closesOnBackdrop = false,
  className = '',
  initialFocus,
  returnFocus,
  children,
}: DialogProps) {
  const [host] = useState(() => document.createElement('div'));
  const box = useRef<HTMLDivElement>(null);
  useScrollLock(true);
  useModality(host, box, initialFocus, returnFocus);
  useEscape(onClose);

  return createPortal(
    <div
      className={styles.backdrop}
      onPointerDown={(event) => closesOnBackdrop && event.target === event.currentTarget && onClose()}
    >
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={`${styles.box} ${className}`}
      >
        {children}
      </div>
    </div>,
    host,
  );
}

/** Put the dialog on the page, keep the focus in it and everything else inert. */
function useModality(
  host: HTMLElement,
  box: RefObject<HTMLElement | null>,
  initialFocus: string | undefined,
  returnFocus: DialogProps['returnFocus'],
): void {
  const latestReturnFocus = useRef(returnFocus);
  useEffect(() => {
    latestReturnFocus.current = returnFocus;
  });
  // On the page before any effect of the content runs.
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const restorePage = makeSiblingsInert(host);
    const trap = createFocusTrap(dialog, {
      initialFocus: () =>
        (initialFocus ? dialog.querySelector<HTMLElement>(initialFocus) : null) ?? undefined,
      fallbackFocus: dialog,
      setReturnFocus: (before) => (latestReturnFocus.current ? latestReturnFocus.current() : before),
      escapeDeactivates: false,
      allowOutsideClick: true,
    });
    trap.activate();
    return () => {
      restorePage();
      trap.deactivate();
    };
  }, [host, box, initialFocus]);
}

function makeSiblingsInert(host: HTMLElement): () => void {
  const siblings = Array.from(document.body.children).filter(
    (element) => element !== host && !element.hasAttribute('inert') && element.tagName !== 'SCRIPT',
  );
  siblings.forEach((element) => element.setAttribute('inert', ''));
  return () => siblings.forEach((element) => element.removeAttribute('inert'));
}

/** Close on Escape, unless something inside has used the key or an input method is composing. */
function useEscape(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
