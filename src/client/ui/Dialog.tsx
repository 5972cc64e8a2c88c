import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useScrollLock } from '../platform/useScrollLock';
import * as styles from './Dialog.module.css';

export interface DialogProps {
  /** Accessible name; or the id of the element that carries it in `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** Called on Escape and, with `closesOnBackdrop`, on a click beside the box. */
  onClose: () => void;
  closesOnBackdrop?: boolean;
  className?: string;
  /** Selector of the element inside that gets the focus first; else the first focusable one. */
  initialFocus?: string;
  /** What gets the focus when the dialog closes, or false for nothing; else what had it before. */
  returnFocus?: () => HTMLElement | false;
  children: ReactNode;
}

const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex="0"]';

/** Modal dialog, open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const { label, labelledBy, onClose, closesOnBackdrop = false, className = '', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useModal(dialog, props);
  useDialogEvents(dialog, closesOnBackdrop ? onClose : undefined);

  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}

function useModal(
  dialog: RefObject<HTMLDialogElement>,
  { initialFocus, returnFocus }: Pick<DialogProps, 'initialFocus' | 'returnFocus'>,
): void {
  const latestReturnFocus = useRef(returnFocus);
  useEffect(() => {
    latestReturnFocus.current = returnFocus;
  });
  // Open before the effects of the content, which may set the focus.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return undefined;
    element.showModal();
    if (initialFocus) element.querySelector<HTMLElement>(initialFocus)?.focus();
    return () => {
      const target = latestReturnFocus.current?.();
      // React removes it; only close() would give the focus back.
      if (target === false) return;
      element.close();
      target?.focus({ preventScroll: true });
    };
  }, [dialog, initialFocus]);
}

/** Keeps Tab in the dialog, and closes it by a press on its backdrop. */
function useDialogEvents(dialog: RefObject<HTMLDialogElement>, onBackdrop: (() => void) | undefined): void {
  const latestOnBackdrop = useRef(onBackdrop);
  useEffect(() => {
    latestOnBackdrop.current = onBackdrop;
  });
  useEffect(() => {
    const { current: element } = dialog;
    const onPointerDown = (event: PointerEvent): void => {
      if (element && isOnBackdrop(event, element)) latestOnBackdrop.current?.();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (element) wrapFocus(event, element);
    };
    element?.addEventListener('pointerdown', onPointerDown);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('pointerdown', onPointerDown);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [dialog]);
}

/** Keeps Tab in the dialog; the browser would go on to its own toolbar. */
function wrapFocus(event: KeyboardEvent, element: HTMLDialogElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/** The backdrop belongs to the dialog: only the place tells them apart. */
function isOnBackdrop({ target, clientX: x, clientY: y }: PointerEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return target === element && (x < left || x > right || y < top || y > bottom);
}
