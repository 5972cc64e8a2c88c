import { useEffect } from 'react';
import { DOCS_API_PATHS } from '../../site/endpoints';
import { settings } from '../../site/settings';
import { callService } from '../platform/callService';
import { inOwnTask } from '../platform/inOwnTask';
import { knownContact, recordVisit, rememberContact } from '../platform/visitCookies';

/** Report the page to the vendor when the reader has contacted sales before, and renew what remembers it. */
export async function syncContact(): Promise<void> {
  const email = knownContact();
  if (!email) return;
  const fields = { email, url: window.location.href };
  const call = callService({ url: settings.docsApi + DOCS_API_PATHS.syncContact, body: { fields } });
  rememberContact(email);
  const result = await call;
  if (result.ok) console.info('The contact is in step.', result.answer);
}

/** Once a page load: note the visit and report a known contact, in a task of its own once the page works. */
export function useVisitHistory(): void {
  useEffect(() => {
    const visit = { url: window.location.href, referrer: document.referrer };
    return inOwnTask(() => {
      recordVisit(visit);
      void syncContact();
    });
  }, []);
}
