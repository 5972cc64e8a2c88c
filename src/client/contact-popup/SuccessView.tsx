import { useEffect, useRef } from 'react';
import { SuccessPicture, type SuccessFlag } from './SuccessPicture';
import type { PopupTexts } from './popupTexts';
import * as styles from './ContactPopup.module.css';

interface SuccessViewProps {
  flag: SuccessFlag;
  texts: PopupTexts;
  onClose: () => void;
}

const TEXT_KEYS = {
  sub: { message: 'subscribe.success', picture: 'subscribe.picture' },
  sale: { message: 'sales.success', picture: 'sales.picture' },
} as const satisfies Record<SuccessFlag, Record<'message' | 'picture', keyof PopupTexts>>;

/** Stands in for the form once its values have been taken. */
export function SuccessView({ flag, texts, onClose }: SuccessViewProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The form's button, which had the focus, is gone.
  useEffect(() => button.current?.focus(), []);
  const { message, picture } = TEXT_KEYS[flag];
  return (
    <div className={styles.centered}>
      <SuccessPicture flag={flag} label={texts[picture]} />
      <p role="status">{texts[message]}</p>
      <button ref={button} type="button" className={styles.submit} onClick={onClose}>
        {texts.close}
      </button>
    </div>
  );
}
