import { useState, useEffect, useRef } from 'react';
import type { QrName } from '../../../../settings/settings';
import { copyText } from '../../../../page/platform/clipboard';
import type { PopupTexts } from './popupTexts';
import * as styles from './ContactPopup.module.css';

interface QrCodeProps {
  name: QrName;
  alt: string;
  texts: PopupTexts;
  /** Text above the QR code. */
  text?: string;
  /** Account name to search for instead of scanning. */
  account?: string;
}

const QR_SIZE_PX = 240;

/** A QR code (generated at build) with instructions; touch devices get ways to use it without a second device. */
export function QrCode({ name, alt, texts, text, account }: QrCodeProps) {
  const [copied, setCopied] = useState(false);
  // Phones can save and scan a PNG, but not an SVG.
  const picture = `${__PATH_PREFIX__}/qr/${name}.png`;
  return (
    <div className={styles.centered}>
      {text && <p>{text}</p>}
      <picture>
        <source media="(pointer: coarse)" srcSet={picture} />
        <img src={`${__PATH_PREFIX__}/qr/${name}.svg`} alt={alt} width={QR_SIZE_PX} height={QR_SIZE_PX} />
      </picture>
      {account && <p className={styles.account}>{account}</p>}
      <p className={styles.scan}>{texts['qr.scan']}</p>
      <div className={styles.phone}>
        <p>{texts['qr.phone']}</p>
        <a className={styles.action} href={picture} download={`${name}.png`}>
          {texts['qr.save']}
        </a>
        {account && (
          <button
            type="button"
            className={styles.action}
            onClick={() => void copyText(account).then(setCopied)}
          >
            {copied ? texts['qr.copied'] : `${texts['qr.copy']} ${account}`}
          </button>
        )}
      </div>
    </div>
  );
}

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
      <button ref={button} type="button" className={styles.submit} onClick={onClose}>
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
