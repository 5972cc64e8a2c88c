import { DOCS_API_PATHS } from '../../../../settings/endpoints';
import { settings } from '../../../../settings/settings';
import { callService } from '../../../../page/platform/callService';
import { knownContact, rememberContact } from './contactCookies';

/** Reports the page view of a known contact to the vendor, and renews the contact cookies. */
export async function syncContact(): Promise<void> {
  const email = knownContact();
  if (!email) return;
  const fields = { email, url: window.location.href };
  const call = callService({ url: settings.docsApi + DOCS_API_PATHS.syncContact, body: { fields } });
  rememberContact(email);
  const result = await call;
  if (result.ok) console.info('Contact synced.', result.answer);
}
