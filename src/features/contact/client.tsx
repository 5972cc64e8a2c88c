import type { Locale } from '@idmp/model';
import { POPUP_SOURCES } from '../../types/footer';
import { ContactPopupHost } from './client/popup/ContactPopupHost';
import type { ClientFeature } from '../../page/feature/clientFeature';
import { useVisitHistory } from './client/visits/useVisitHistory';

function Contact({ locale }: { locale: Locale }) {
  useVisitHistory();
  return <ContactPopupHost locale={locale} />;
}

/** The contact popup, which loads on intent, and the visits that its forms report. */
export const contact = {
  name: 'contact',
  popups: POPUP_SOURCES,
  Beside: Contact,
} satisfies ClientFeature;
