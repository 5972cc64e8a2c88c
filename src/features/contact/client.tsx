import type { Locale } from '@idmp/model';
import { ContactPopupHost } from './client/popup/ContactPopupHost';
import type { ClientFeature } from '../../page/feature/clientFeature';
import { useVisitHistory } from './client/visits/useVisitHistory';

function Contact({ locale }: { locale: Locale }) {
  useVisitHistory();
  return <ContactPopupHost locale={locale} />;
}

/** The contact popup, which loads on intent, and the visits that its forms report. */
export const contact = { name: 'contact', Beside: Contact } satisfies ClientFeature;
