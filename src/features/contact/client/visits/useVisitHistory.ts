import { useEffect } from 'react';
import { COOKIES } from '../../../../settings/cookies';
import { readCookie } from '../../../../page/platform/cookies';
import { inOwnTask } from '../../../../page/platform/tasks';
import { recordVisit } from './visitCookies';

/** Reports page views of readers who have contacted sales; loaded on demand, as few have. */
async function reportContact(): Promise<void> {
  if (readCookie(COOKIES.contactSales) === null) return;
  // Load errors are ignored: the page works without the report.
  const part = await import('./syncContact').catch(() => undefined);
  await part?.syncContact();
}

/** Once per page load, records the visit and reports known contacts, in a separate task after hydration. */
export function useVisitHistory(): void {
  useEffect(() => {
    const visit = { url: window.location.href, referrer: document.referrer };
    return inOwnTask(() => {
      recordVisit(visit);
      void reportContact();
    });
  }, []);
}
