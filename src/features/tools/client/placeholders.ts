import { storageSlot } from '../../../page/platform/storage';
import { createCard } from './card';
import type { ToolMessages } from './startTools';

const MAX_CHARACTERS = 253;
const FIELD_ID = '_placeholder';

const slotOf = (id: string) => storageSlot(`placeholder.${id}`);

/** Values entered so far, kept in memory in case storage is unavailable. */
const values = new Map<string, string>();

/** Lets the reader enter values such as a hostname once and fills them into every command on the site. */
export function fillPlaceholders(
  page: HTMLElement,
  labelOf: (id: string) => string,
  t: ToolMessages,
): () => void {
  const spans = [...page.querySelectorAll<HTMLElement>('[data-placeholder]:not(a *)')];
  if (spans.length === 0) return () => undefined;
  const originals = new Map(spans.map((span) => [span, span.textContent]));
  const ids = [...new Set(spans.map(idOf))];
  const card = createCard('auto', page);
  const form = createForm(t);
  card.element.append(form.element);
  let edited: HTMLElement | undefined;

  const show = (id: string): void => {
    for (const span of spans.filter((other) => idOf(other) === id)) {
      const value = values.get(id);
      span.textContent = value ?? originals.get(span) ?? '';
      span.toggleAttribute('data-filled', value !== undefined);
      span.setAttribute('aria-label', t('placeholder.fill', { name: labelOf(id), value: span.textContent }));
    }
  };
  const keep = (id: string, value: string | null): void => {
    const clean = value?.trim().slice(0, MAX_CHARACTERS) ?? '';
    if (clean) values.set(id, clean);
    else values.delete(id);
    show(id);
  };
  const save = (value: string): void => {
    const span = edited;
    if (!span) return;
    keep(idOf(span), value);
    const slot = slotOf(idOf(span));
    const kept = values.get(idOf(span));
    if (kept === undefined) slot.remove();
    else slot.set(kept);
    card.hide();
    span.focus();
  };
  const edit = (span: HTMLElement): void => {
    edited = span;
    form.label.textContent = labelOf(idOf(span));
    form.field.value = values.get(idOf(span)) ?? '';
    form.field.placeholder = originals.get(span) ?? '';
    card.show(span.getBoundingClientRect());
    form.field.focus();
  };
  const onPress = (event: Event): void => {
    const span =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-placeholder]') : null;
    if (!span || !originals.has(span)) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    edit(span);
  };
  form.element.addEventListener('submit', (event) => {
    event.preventDefault();
    save(form.field.value);
  });
  form.element.addEventListener('reset', () => save(''));
  const stops = ids.map((id) => {
    const slot = slotOf(id);
    const stored = slot.get();
    if (stored !== null) keep(id, stored);
    else show(id);
    return slot.listen((value) => keep(id, value));
  });
  for (const span of spans) {
    span.role = 'button';
    span.tabIndex = 0;
    span.title = labelOf(idOf(span));
  }
  for (const name of ['click', 'keydown']) page.addEventListener(name, onPress);
  return () => {
    for (const name of ['click', 'keydown']) page.removeEventListener(name, onPress);
    for (const stop of stops) stop();
    card.remove();
    for (const [span, text] of originals) {
      span.textContent = text;
      for (const name of ['role', 'tabindex', 'title', 'aria-label', 'data-filled'])
        span.removeAttribute(name);
    }
  };
}

const idOf = ({ dataset }: HTMLElement): string => dataset['placeholder'] ?? '';

interface Form {
  element: HTMLFormElement;
  label: HTMLLabelElement;
  field: HTMLInputElement;
}

function createForm(t: ToolMessages): Form {
  const element = document.createElement('form');
  const label = document.createElement('label');
  label.htmlFor = FIELD_ID;
  const field = document.createElement('input');
  field.id = FIELD_ID;
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.maxLength = MAX_CHARACTERS;
  const note = document.createElement('small');
  note.textContent = t('placeholder.note');
  element.append(
    label,
    field,
    note,
    createButton('submit', t('placeholder.use')),
    createButton('reset', t('placeholder.reset')),
  );
  return { element, label, field };
}

function createButton(type: 'submit' | 'reset', text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = type;
  button.className = 'button';
  button.textContent = text;
  return button;
}
