import { CATEGORIES, type CategoryId, type SalesValues } from '../../model/contactForm';

/** Value of a named field as it stands in the form. */
export function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field && 'value' in field ? String(field.value) : '';
}

function categoryOf(text: string): CategoryId {
  return CATEGORIES.find(({ id }) => id === text)?.id ?? CATEGORIES[0].id;
}

/** Values of the sales form as they stand in it. */
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
