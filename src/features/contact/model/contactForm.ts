import { emailOf, phoneOf } from './values';

// In a separate file, as pages need it before the form and its rules are loaded.
export { isPopupSource, type PopupSource } from '../../../types/footer';

/** Topics of interest; the code is the lead service's id. */
export const CATEGORIES = [
  { id: 'enterprise', code: 1 },
  { id: 'cloud', code: 5 },
  { id: 'channel', code: 2 },
  { id: 'integration', code: 3 },
  { id: 'oem', code: 4 },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

/** Maximum length of a field, in characters. */
const VALUE_MAX_CHARS = 5_000;

export interface SubscribeValues {
  email: string;
}

export interface SalesValues {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  category: CategoryId;
}

export type SalesField = Exclude<keyof SalesValues, 'category'>;

/** A fault of a form: its field and its message key. */
export interface FormFault<Field extends string = string> {
  field: Field;
  message: FaultMessage;
}

export type FaultMessage =
  | 'error.nameRequired'
  | 'error.companyRequired'
  | 'error.emailRequired'
  | 'error.emailInvalid'
  | 'error.phoneRequired'
  | 'error.phoneInvalid'
  | 'error.messageRequired'
  | 'error.tooLong';

interface Rule {
  field: SalesField;
  message: FaultMessage;
  fails: (value: string) => boolean;
}

const isBlank = (value: string): boolean => value.trim() === '';

/** Whether a text is too long for a field, counted in code points. */
function isTooLong(value: string): boolean {
  if (value.length <= VALUE_MAX_CHARS) return false;
  if (value.length > 2 * VALUE_MAX_CHARS) return true;
  return Array.from(value).length > VALUE_MAX_CHARS;
}

const EMAIL_RULES: readonly Rule[] = [
  { field: 'email', message: 'error.emailRequired', fails: isBlank },
  { field: 'email', message: 'error.emailInvalid', fails: (value) => emailOf(value) === null },
];

/** Rules of the sales form, in the order of checking. */
const SALES_RULES: readonly Rule[] = [
  { field: 'name', message: 'error.nameRequired', fails: isBlank },
  { field: 'name', message: 'error.tooLong', fails: isTooLong },
  { field: 'company', message: 'error.companyRequired', fails: isBlank },
  { field: 'company', message: 'error.tooLong', fails: isTooLong },
  ...EMAIL_RULES,
  { field: 'phone', message: 'error.phoneRequired', fails: isBlank },
  { field: 'phone', message: 'error.phoneInvalid', fails: (value) => phoneOf(value) === null },
  { field: 'message', message: 'error.messageRequired', fails: isBlank },
  { field: 'message', message: 'error.tooLong', fails: isTooLong },
];

function faultsOf<Field extends SalesField>(
  rules: readonly Rule[],
  values: Record<Field, string>,
): FormFault<Field>[] {
  const failing = rules.filter(({ field, fails }) => fails(values[field as Field]));
  return failing
    .filter(({ field }, index) => failing.findIndex((rule) => rule.field === field) === index)
    .map(({ field, message }) => ({ field: field as Field, message }));
}

/** Faults of the subscribe form. */
export function checkSubscribe(values: SubscribeValues): FormFault<'email'>[] {
  return faultsOf<'email'>(EMAIL_RULES, values);
}

/** First faults of the fields of the sales form, in their order. */
export function checkSales(values: SalesValues): FormFault<SalesField>[] {
  return faultsOf<SalesField>(SALES_RULES, values);
}

/** First fault of one field, or null; its rules are the same in both forms. */
export function faultOfField(field: SalesField, value: string): FaultMessage | null {
  return SALES_RULES.find((rule) => rule.field === field && rule.fails(value))?.message ?? null;
}
