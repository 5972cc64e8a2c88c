/** Parameter of the address with the trigger; its settings follow under their own names. */
const KIND = 'kind';

/** Fills the form from the address. */
export function readFormState(form: HTMLFormElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of fieldsOf(form)) {
    const value = parameters.get(field.name);
    if (value !== null) field.value = value;
  }
}

/** Puts the fields that are shown, and not as at first, into the address. */
export function keepFormState(form: HTMLFormElement): void {
  const address = new URL(location.href);
  for (const field of fieldsOf(form)) {
    const isKept = field.name === KIND || (!field.closest('[hidden]') && field.value !== initial(field));
    if (isKept) address.searchParams.set(field.name, field.value);
    else address.searchParams.delete(field.name);
  }
  history.replaceState(history.state, '', address);
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input[name], select[name]'),
];

function initial(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
