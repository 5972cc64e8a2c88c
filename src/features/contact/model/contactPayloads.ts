import { CATEGORIES, type CategoryId, type SalesValues } from './contactForm';
import { ownValue } from '@idmp/model';

/** Body of the request to the lead service. */
export interface LeadPayload {
  company: string;
  linkman: string;
  phone: string;
  email: string;
  /** The service's id of the category. */
  category: number;
  message: string;
}

/** Fields of the request for the sales mail. */
export interface SalesMailFields {
  from: string;
  fromname: string;
  to: string;
  subject: string;
  message: string;
  category: string;
  successmsg: string;
  errormsg: string;
}

/** Texts of the sales mail, in the vendor's language. */
export interface SalesMailTexts {
  subject: string;
  success: string;
  failure: string;
  categories: Record<CategoryId, string>;
  labels: Record<SummaryRow, string>;
}

export type SummaryRow = keyof SalesValues | 'visits';

const SUMMARY_ROWS: readonly SummaryRow[] = [
  'name',
  'email',
  'phone',
  'company',
  'category',
  'message',
  'visits',
];

/** Characters that HTML text cannot contain: lone surrogates have no encoding, and NUL does not survive parsing. */
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** Escapes a text for HTML; what HTML cannot contain becomes the replacement character. */
export function escapeHtml(text: string): string {
  return text
    .replace(UNWRITABLE, '\uFFFD')
    .replace(/[&<>"'\r]/g, (character) => ownValue(ENTITIES, character) ?? '');
}

/** Makes a text safe for a mail header: no control characters, no encoded line breaks, no address delimiters. */
export function headerSafe(text: string): string {
  let safe = text;
  let before: string;
  do {
    before = safe;
    // Removing one may form another, as in `%0%0dd`.
    safe = safe.replace(/%(?:25)*0[ad]/gi, '').replace(/[\p{Cc}\p{Surrogate}\u2028\u2029<>"\\]/gu, '');
  } while (safe !== before);
  return safe.trim();
}

/** Summary of a sales request as HTML, with the same elements for every input. */
export function salesSummary(values: SalesValues, visits: readonly string[], texts: SalesMailTexts): string {
  const rows: Record<SummaryRow, string> = {
    ...values,
    category: texts.categories[values.category],
    visits: visits.join('\n'),
  };
  // bdi keeps bidi marks in a value from reordering the rest.
  const row = (name: SummaryRow): string =>
    `<p>${escapeHtml(texts.labels[name])}: <bdi style="white-space:pre-wrap">${escapeHtml(rows[name])}</bdi></p>`;
  return SUMMARY_ROWS.map(row).join('');
}

/** Body of the request to the lead service. */
export function leadPayload({ name, company, email, phone, message, category }: SalesValues): LeadPayload {
  const code = CATEGORIES.find(({ id }) => id === category)?.code ?? CATEGORIES[0].code;
  return { company, linkman: name, phone, email, category: code, message };
}

interface MailRoute {
  from: string;
  to: string;
}

/** Fields of the request for the sales mail. */
export function salesMailFields(
  values: SalesValues,
  visits: readonly string[],
  { from, to }: MailRoute,
  texts: SalesMailTexts,
): SalesMailFields {
  return {
    from: headerSafe(from),
    fromname: headerSafe(values.name),
    to: headerSafe(to),
    subject: headerSafe(texts.subject),
    message: salesSummary(values, visits, texts),
    category: texts.categories[values.category],
    successmsg: texts.success,
    errormsg: texts.failure,
  };
}

/** Whether the first element of a response reports success. */
export function isSuccessAnswer(answer: unknown): boolean {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  return typeof first === 'object' && first !== null && 'status' in first && first.status === 'success';
}
