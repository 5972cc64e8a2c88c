import { DOCS_API_PATHS } from '../../site/endpoints';
import { settings } from '../../site/settings';
import { callService } from '../platform/callService';
import { knownContact, rememberContact } from '../platform/contactCookies';

/** Reports the page to the vendor for a reader who has contacted sales, and renews the cookies that say so. */
export async function syncContact(): Promise<void> {
  const email = knownContact();
  if (!email) return;
  const fields = { email, url: window.location.href };
  const call = callService({ url: settings.docsApi + DOCS_API_PATHS.syncContact, body: { fields } });
  rememberContact(email);
  const result = await call;
  if (result.ok) console.info('Contact synced.', result.answer);
}
