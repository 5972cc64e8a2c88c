import type { QrName } from '../../site/settings';
import * as styles from './ContactPopup.module.css';

interface QrCodeProps {
  name: QrName;
  alt: string;
  /** Text above the code. */
  text?: string;
}

const SIZE_PX = 240;

/** A QR code, generated at build. */
export function QrCode({ name, alt, text }: QrCodeProps) {
  return (
    <div className={styles.centered}>
      {text && <p>{text}</p>}
      <img src={`${__PATH_PREFIX__}/qr/${name}.svg`} alt={alt} width={SIZE_PX} height={SIZE_PX} />
    </div>
  );
}
