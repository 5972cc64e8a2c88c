import type { Aggregate, Trigger } from '../model/windows';
import { AGGREGATES, TRIGGER_KINDS, triggerOf } from '../model/windowSettings';
import { windowsView, type WindowTexts, type ViewNode } from '../model/windowsView';
import { parseOwn } from '@idmp/model';

/** Parameter of the address with the trigger; its settings follow under their own names. */
const KIND = 'kind';

/** Fills the form from the address. */
function readFormState(form: HTMLFormElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of fieldsOf(form)) {
    const value = parameters.get(field.name);
    if (value !== null) field.value = value;
  }
}

/** Puts the fields that are shown, and not as at first, into the address. */
function keepFormState(form: HTMLFormElement): void {
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

/**
 * Renders the windows for the form's trigger settings, now and on each change; returns a cleanup function. The address
 * sets the form, unless the reader was faster.
 */
export function listenToForm(box: HTMLElement, isChanged: boolean): () => void {
  const form = box.querySelector('form');
  if (!form) return () => undefined;
  const texts = parseOwn<WindowTexts>(box.dataset['windows'] ?? '{}');
  const update = (): void => show(box, form, texts);
  const onInput = (): void => {
    update();
    keepFormState(form);
  };
  const keepPage = (event: Event): void => event.preventDefault();
  form.addEventListener('input', onInput);
  form.addEventListener('submit', keepPage);
  if (!isChanged) readFormState(form);
  update();
  if (isChanged) keepFormState(form);
  return () => {
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', keepPage);
  };
}

/** The trigger and the function that the form asks for. */
function chosenIn(form: HTMLFormElement): { trigger: Trigger; aggregate: Aggregate } {
  const data = new FormData(form);
  const kind = TRIGGER_KINDS.find((name) => name === data.get('kind')) ?? 'state';
  const given = [...data].flatMap(([key, value]): [string, number][] =>
    key.startsWith(`${kind}.`) ? [[key.slice(kind.length + 1), Number(value)]] : [],
  );
  return {
    trigger: triggerOf(kind, Object.fromEntries(given)),
    aggregate: AGGREGATES.find((name) => name === data.get('function')) ?? 'avg',
  };
}

function show(box: HTMLElement, form: HTMLFormElement, texts: WindowTexts): void {
  const { trigger, aggregate } = chosenIn(form);
  for (const part of box.querySelectorAll<HTMLElement>('[data-kind]'))
    part.hidden = part.dataset['kind'] !== trigger.kind;
  for (const output of form.querySelectorAll('output'))
    output.value = output.parentElement?.querySelector('input')?.value ?? '';
  const { shapes, rows, summary } = windowsView(trigger, aggregate, texts);
  box.querySelector('[data-shapes]')?.replaceChildren(...shapes.map(makeSvg));
  box.querySelector('[data-rows]')?.replaceChildren(...rows.map(makeHtml));
  const status = box.querySelector('[data-summary]');
  if (status && status.textContent !== summary) status.textContent = summary;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element of a drawing. */
const makeSvg = (node: ViewNode): Element => make(node, (tag) => document.createElementNS(SVG, tag));

/** Creates an element of the page. */
const makeHtml = (node: ViewNode): Element => make(node, (tag) => document.createElement(tag));

function make({ tag, attributes, children }: ViewNode, create: (tag: string) => Element): Element {
  const made = create(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === 'string' ? child : make(child, create))));
  return made;
}
