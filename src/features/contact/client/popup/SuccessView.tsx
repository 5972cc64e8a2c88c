import { useEffect, useRef } from 'react';
import type { PopupTexts } from './popupTexts';
import * as styles from './ContactPopup.module.css';

/** Which form was submitted. */
export type SuccessFlag = 'sub' | 'sale';

interface SuccessViewProps {
  flag: SuccessFlag;
  texts: PopupTexts;
  onClose: () => void;
}

const TEXT_KEYS = {
  sub: { message: 'subscribe.success', image: 'subscribe.picture' },
  sale: { message: 'sales.success', image: 'sales.picture' },
} as const satisfies Record<SuccessFlag, Record<'message' | 'image', keyof PopupTexts>>;

/** Replaces the form after submission. */
export function SuccessView({ flag, texts, onClose }: SuccessViewProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused submit button is gone, so move focus here.
  useEffect(() => button.current?.focus(), []);
  const { message, image } = TEXT_KEYS[flag];
  return (
    <div className={styles.centered}>
      <SuccessImage flag={flag} label={texts[image]} />
      <p role="status">{texts[message]}</p>
      <button ref={button} type="button" className={`button ${styles.submit}`} onClick={onClose}>
        {texts.close}
      </button>
    </div>
  );
}

const SIZE_PX = 96;

/** An envelope with a tick for a subscription, a speech bubble with a tick for a message to sales. */
const OUTLINES: Record<SuccessFlag, string> = {
  sub: 'M8 24h80v52H8zM8 26l40 28 40-28',
  sale: 'M14 14h68a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H46L28 82V66H14a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
};
const TICKS: Record<SuccessFlag, string> = { sub: 'M62 72l8 8 14-16', sale: 'M32 40l11 11 21-22' };

function SuccessImage({ flag, label }: { flag: SuccessFlag; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={SIZE_PX}
      height={SIZE_PX}
      viewBox="0 0 96 96"
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={OUTLINES[flag]} />
      <path stroke="#1e9e4a" strokeWidth="6" d={TICKS[flag]} />
    </svg>
  );
}
