import { useState } from 'react';
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
