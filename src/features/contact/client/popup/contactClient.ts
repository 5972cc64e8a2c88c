import {
  isSuccessAnswer,
  leadPayload,
  salesMailFields,
  type LeadPayload,
  type SalesMailTexts,
} from '../../model/contactPayloads';
import { type SalesValues, type SubscribeValues, CATEGORIES, type CategoryId } from '../../model/contactForm';
import { ADD_LEAD_PATH, DOCS_API_PATHS } from '../../../../settings/endpoints';
import { settings, type Settings } from '../../../../settings/settings';
import { emailOf, phoneOf } from '../../model/values';
import { callService, type Call } from '../../../../page/platform/callService';
import { rememberContact } from '../visits/contactCookies';
import { forgetVisits, readVisits } from '../visits/visitCookies';
import type { PopupTexts } from './popupTexts';

/** Submit actions of the popup's forms; abortable through the signal. */
export interface ContactActions {
  subscribe: (values: SubscribeValues, signal: AbortSignal) => Promise<boolean>;
  contactSales: (values: SalesValues, texts: PopupTexts, signal: AbortSignal) => Promise<boolean>;
}

type ContactSettings = Pick<Settings, 'docsApi' | 'leadsApi' | 'salesMail'>;

/** Subscribes an email address to the newsletter; resolves with whether it succeeded. */
export async function subscribe(
  { email: typed }: SubscribeValues,
  signal: AbortSignal,
  { docsApi }: ContactSettings = settings,
): Promise<boolean> {
  const email = emailOf(typed) ?? typed;
  return succeeds({ url: docsApi + DOCS_API_PATHS.subscribe, body: { fields: { email } }, signal });
}

/** Contacts sales: sends visit log, lead and mail. Succeeds if the mail is sent. */
export async function contactSales(
  typed: SalesValues,
  texts: PopupTexts,
  signal: AbortSignal,
  { docsApi, leadsApi, salesMail }: ContactSettings = settings,
): Promise<boolean> {
  const { email, phone } = typed;
  const values = { ...typed, email: emailOf(email) ?? email, phone: phoneOf(phone) ?? phone };
  const visits = readVisits();
  const fields = salesMailFields(values, visits, salesMail, salesMailTexts(texts));
  // Fire and forget: their results make no difference to the reader.
  void saveVisitLog(docsApi, values.email, visits);
  void addLead(leadsApi, leadPayload(values));
  const mailed = await succeeds({
    url: docsApi + DOCS_API_PATHS.email,
    body: { fields: { ...fields } },
    signal,
  });
  if (!mailed) return false;
  rememberContact(values.email);
  forgetVisits();
  return true;
}

/** Whether a request succeeds; logs failures. */
async function succeeds(call: Call): Promise<boolean> {
  const result = await callService(call);
  if (!result.ok) return false;
  const success = isSuccessAnswer(result.answer);
  if (!success) console.warn(`${call.url} does not report success.`, result.answer);
  return success;
}

/** Last accepted visit log, so that a retry after a failed mail doesn't post it again. */
let takenLog = '';

async function saveVisitLog(docsApi: string, email: string, visits: readonly string[]): Promise<void> {
  const fields = { email, log: visits.join(',') };
  const key = JSON.stringify(fields);
  if (key === takenLog) return;
  const url = docsApi + DOCS_API_PATHS.saveVisitLog;
  const result = await callService({ url, body: { fields }, ignoresAnswer: true });
  if (result.ok) takenLog = key;
}

/** Last accepted lead, so that a retry after a failed mail doesn't post it again. */
let takenLead = '';

async function addLead(leadsApi: string | null, lead: LeadPayload): Promise<void> {
  if (leadsApi === null) {
    console.info('GATSBY_LEADS_API is not set; the lead is not sent.');
    return;
  }
  const key = JSON.stringify(lead);
  if (key === takenLead) return;
  const result = await callService({ url: leadsApi + ADD_LEAD_PATH, body: { json: lead } });
  if (!result.ok) return;
  takenLead = key;
  console.info('The lead service responded.', result.answer);
}

/** Popup texts used in the sales mail. */
function salesMailTexts(texts: PopupTexts): SalesMailTexts {
  const categories = CATEGORIES.map(({ id }) => [id, texts[`category.${id}`]]);
  return {
    subject: texts['mail.subject'],
    success: texts['mail.success'],
    failure: texts['mail.failure'],
    categories: Object.fromEntries(categories) as Record<CategoryId, string>,
    labels: {
      name: texts['field.name'],
      email: texts['field.email'],
      phone: texts['field.phone'],
      company: texts['field.company'],
      category: texts['field.category'],
      message: texts['field.message'],
      visits: texts['mail.visits'],
    },
  };
}
