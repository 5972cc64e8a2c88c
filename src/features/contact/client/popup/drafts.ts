import { CATEGORIES, type CategoryId, type SalesValues, type SubscribeValues } from '../../model/contactForm';

interface Drafts {
  subscribe: SubscribeValues;
  sales: SalesValues;
}

const EMPTY: Readonly<Drafts> = {
  subscribe: { email: '' },
  sales: { name: '', company: '', email: '', phone: '', message: '', category: 'enterprise' },
};

let drafts = EMPTY;

/** Form input so far; survives closing the popup. */
export function readDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return drafts[name];
}

export function keepDraft<Name extends keyof Drafts>(name: Name, values: Drafts[Name]): void {
  drafts = { ...drafts, [name]: values };
}

/** Clears a draft once it was submitted. */
export function clearDraft<Name extends keyof Drafts>(name: Name): void {
  keepDraft(name, EMPTY[name]);
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
