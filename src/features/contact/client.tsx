import type { Locale } from '../../model/locale';
import { ContactPopupHost } from '../../client/contact-popup/ContactPopupHost';
import type { ClientFeature } from '../../client/feature/clientFeature';
import { useVisitHistory } from '../../client/visit-history/useVisitHistory';

function Contact({ locale }: { locale: Locale }) {
  useVisitHistory();
  return <ContactPopupHost locale={locale} />;
}

/** The contact popup, which loads on intent, and the visits that its forms report. */
export const contact = { name: 'contact', Beside: Contact } satisfies ClientFeature;
