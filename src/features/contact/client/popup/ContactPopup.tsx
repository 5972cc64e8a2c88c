import X from 'lucide-react/icons/x';
import { useId, useState, type ReactNode } from 'react';
import type { PopupSource } from '../../model/contactForm';
import { Dialog } from '../../../../page/ui/Dialog';
import { contactSales, subscribe, type ContactActions } from './contactClient';
import type { PopupTexts } from './popupTexts';
import { SuccessView, type SuccessFlag } from './SuccessView';
import { QrCode } from './QrCode';
import { SalesForm, SubscribeForm } from './forms';
import * as styles from './ContactPopup.module.css';

export interface ContactPopupProps {
  source: PopupSource;
  texts: PopupTexts;
  onClose: () => void;
  actions?: ContactActions;
}

interface ViewProps {
  texts: PopupTexts;
  actions: ContactActions;
  onSent: (flag: SuccessFlag) => void;
}

const ACTIONS: ContactActions = { subscribe, contactSales };

const VIEWS: Record<PopupSource, (props: ViewProps) => ReactNode> = {
  weChat: ({ texts }) => (
    <QrCode name="weChat" alt={texts['weChat.qr']} texts={texts} account={texts['weChat.name']} />
  ),
  technical: ({ texts }) => (
    <QrCode name="technical" alt={texts['technical.qr']} texts={texts} text={texts['technical.join']} />
  ),
  subScription: ({ texts, actions, onSent }) => (
    <SubscribeForm texts={texts} send={actions.subscribe} onSent={() => onSent('sub')} />
  ),
  contactSales: ({ texts, actions, onSent }) => (
    <SalesForm texts={texts} send={actions.contactSales} onSent={() => onSent('sale')} />
  ),
};

/** The contact popup: two QR codes and two forms. */
export function ContactPopup({ source, texts, onClose, actions = ACTIONS }: ContactPopupProps) {
  const titleId = useId();
  const [sent, setSent] = useState<SuccessFlag | null>(null);

  function close(): void {
    setSent(null);
    onClose();
  }

  return (
    <Dialog
      labelledBy={titleId}
      onClose={close}
      className={`${styles.popup} ${source === 'contactSales' ? styles.wide : ''}`}
      initialFocus="input, textarea"
    >
      <div className={styles.strip}>
        <h2 id={titleId}>{texts[`title.${source}`]}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <X size="1.25rem" aria-hidden />
        </button>
      </div>
      <div className={styles.body}>
        {sent ? (
          <SuccessView flag={sent} texts={texts} onClose={close} />
        ) : (
          VIEWS[source]({ texts, actions, onSent: setSent })
        )}
      </div>
    </Dialog>
  );
}
