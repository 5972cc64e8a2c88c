import { useEffect } from 'react';
import { COOKIES } from '../../site/cookies';
import { readCookie } from '../platform/cookies';
import { inOwnTask } from '../platform/inOwnTask';
import { recordVisit } from '../platform/visitCookies';

/** Reports a reader who has contacted sales; few have, so what it takes is loaded then. */
async function reportContact(): Promise<void> {
  if (readCookie(COOKIES.contactSales) === null) return;
  // Without the report the page works as well.
  const part = await import('./syncContact').catch(() => undefined);
  await part?.syncContact();
}

/** Once a page load: records the visit and reports a known contact, in a task of its own once the page works. */
export function useVisitHistory(): void {
  useEffect(() => {
    const visit = { url: window.location.href, referrer: document.referrer };
    return inOwnTask(() => {
      recordVisit(visit);
      void reportContact();
    });
  }, []);
}
