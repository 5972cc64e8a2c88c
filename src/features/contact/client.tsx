import type { Locale } from '../../core/model/locale';
import { ContactPopupHost } from './client/popup/ContactPopupHost';
import type { ClientFeature } from '../../core/page/feature/clientFeature';
import { useVisitHistory } from './client/visits/useVisitHistory';

function Contact({ locale }: { locale: Locale }) {
  useVisitHistory();
  return <ContactPopupHost locale={locale} />;
}

/** The contact popup, which loads on intent, and the visits that its forms report. */
export const contact = { name: 'contact', Beside: Contact } satisfies ClientFeature;
