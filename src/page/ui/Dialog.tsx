import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useScrollLock } from '../platform/useScrollLock';
import * as styles from './Dialog.module.css';

export interface DialogProps {
  /** Accessible name; alternatively, `labelledBy` is the id of the element that provides it. */
  label?: string;
  labelledBy?: string;
  /** Called on Escape and, with `closesOnBackdrop`, on backdrop clicks. */
  onClose: () => void;
  closesOnBackdrop?: boolean;
  /** 'no' keeps translators away from content that changes all the time. */
  translate?: 'no';
  className?: string;
  /** Selector of the element to focus initially; defaults to the first focusable one. */
  initialFocus?: string;
  /** Element to focus on close, or false for none; defaults to the previously focused element. */
  returnFocus?: () => HTMLElement | false;
  children: ReactNode;
}

const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex="0"]';

/** Modal dialog, open while rendered. */
export function Dialog(props: DialogProps) {
  const { label, labelledBy, onClose, closesOnBackdrop = false, translate, className = '', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useModal(dialog, props);
  useDialogEvents(dialog, closesOnBackdrop ? onClose : undefined);

  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      translate={translate}
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
  // Open before effects of the content run, which may set focus.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return undefined;
    element.showModal();
    if (initialFocus) element.querySelector<HTMLElement>(initialFocus)?.focus();
    return () => {
      const target = latestReturnFocus.current?.();
      // React removes the element, but only close() restores focus.
      if (target !== false) element.close();
      if (target) target.focus({ preventScroll: true });
      if (window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) fadeOut(element);
    };
  }, [dialog, initialFocus]);
}

/** As long as dialogs take to appear. */
const FADE_MS = 140;

/** Shows a dialog, out of reach, until it has faded: React removes it at once. */
function fadeOut(element: HTMLDialogElement): void {
  queueMicrotask(() => {
    Object.assign(element, { open: false, inert: true, ariaHidden: 'true', popover: 'manual' });
    document.body.append(element);
    element.showPopover();
    element.animate({ opacity: [1, 0] }, { duration: FADE_MS, pseudoElement: '::backdrop' });
    element.animate({ opacity: [1, 0] }, FADE_MS).onfinish = () => element.remove();
  });
}

/** Traps focus in the dialog and handles backdrop clicks. */
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

/** Traps Tab in the dialog; by default, browsers move on to their toolbar. */
function wrapFocus(event: KeyboardEvent, element: HTMLDialogElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0 && !stop.closest('[inert]'),
  );
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/** Backdrop clicks target the dialog itself, so only their position tells them apart. */
function isOnBackdrop({ target, clientX: x, clientY: y }: PointerEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return target === element && (x < left || x > right || y < top || y > bottom);
}
