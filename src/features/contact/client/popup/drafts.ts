import { CATEGORIES, type CategoryId, type SalesValues, type SubscribeValues } from '../../model/contactForm';
import { sessionSlot } from '../../../../page/platform/storage';
import { asRecord, asTexts, readJson } from '@idmp/model';

interface Drafts {
  subscribe: SubscribeValues;
  sales: SalesValues;
}

const EMPTY: Readonly<Drafts> = {
  subscribe: { email: '' },
  sales: { name: '', company: '', email: '', phone: '', message: '', category: 'enterprise' },
};

const slot = sessionSlot('contact-drafts');
let drafts = restoreDrafts();

/** Form input so far; survives closing the popup, and page loads in the same tab. */
export function readDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return drafts[name];
}

export function keepDraft<Name extends keyof Drafts>(name: Name, values: Drafts[Name]): void {
  drafts = { ...drafts, [name]: values };
  slot.set(JSON.stringify(drafts));
}

/** Clears a draft once it was submitted. */
export function clearDraft<Name extends keyof Drafts>(name: Name): void {
  keepDraft(name, EMPTY[name]);
}

/** Drafts of an earlier page in this tab; fields that are missing or malformed stay empty. */
export function restoreDrafts(): Drafts {
  const stored = readJson(slot.get(), asRecord) ?? {};
  const sales = fieldsOf(stored['sales'], EMPTY.sales);
  return {
    subscribe: fieldsOf(stored['subscribe'], EMPTY.subscribe),
    sales: { ...sales, category: categoryOf(sales.category) },
  };
}

function fieldsOf<Values extends Record<keyof Values, string>>(stored: unknown, empty: Values): Values {
  const texts = Object.entries(asTexts(stored) ?? {}).filter(([name]) => Object.hasOwn(empty, name));
  return { ...empty, ...Object.fromEntries(texts) };
}

/** Current value of a named field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field && 'value' in field ? String(field.value) : '';
}

function categoryOf(text: string): CategoryId {
  return CATEGORIES.find(({ id }) => id === text)?.id ?? CATEGORIES[0].id;
}

/** Current values of the sales form. */
export function salesValuesOf(form: HTMLFormElement): SalesValues {
  return {
    name: textOf(form, 'name'),
    company: textOf(form, 'company'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    message: textOf(form, 'message'),
    category: categoryOf(textOf(form, 'category')),
  };
}
