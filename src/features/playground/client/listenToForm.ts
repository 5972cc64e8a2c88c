import { AGGREGATES, TRIGGER_KINDS, triggerOf } from '../model/windowSettings';
import { windowsView, type ViewNode, type WindowTexts } from '../model/windowsView';

const SVG = 'http://www.w3.org/2000/svg';

/** Renders the windows for the form's trigger settings, now and on each change; returns a cleanup function. */
export function listenToForm(box: HTMLElement): () => void {
  const form = box.querySelector('form');
  if (!form) return () => undefined;
  const texts = JSON.parse(box.dataset['windows'] ?? '{}') as WindowTexts;
  const update = (): void => show(box, form, texts);
  const keepPage = (event: Event): void => event.preventDefault();
  form.addEventListener('input', update);
  form.addEventListener('submit', keepPage);
  update();
  return () => {
    form.removeEventListener('input', update);
    form.removeEventListener('submit', keepPage);
  };
}

function show(box: HTMLElement, form: HTMLFormElement, texts: WindowTexts): void {
  const data = new FormData(form);
  const kind = TRIGGER_KINDS.find((name) => name === data.get('kind')) ?? 'state';
  const name = AGGREGATES.find((candidate) => candidate === data.get('function')) ?? 'avg';
  const given = [...data].flatMap(([key, value]): [string, number][] =>
    key.startsWith(`${kind}.`) ? [[key.slice(kind.length + 1), Number(value)]] : [],
  );
  for (const part of box.querySelectorAll<HTMLElement>('[data-kind]'))
    part.hidden = part.dataset['kind'] !== kind;
  for (const output of form.querySelectorAll('output'))
    output.value = output.parentElement?.querySelector('input')?.value ?? '';
  const { shapes, rows, summary } = windowsView(triggerOf(kind, Object.fromEntries(given)), name, texts);
  box
    .querySelector('[data-shapes]')
    ?.replaceChildren(...shapes.map((node) => make(node, (tag) => document.createElementNS(SVG, tag))));
  box
    .querySelector('[data-rows]')
    ?.replaceChildren(...rows.map((node) => make(node, (tag) => document.createElement(tag))));
  const status = box.querySelector('[data-summary]');
  if (status && status.textContent !== summary) status.textContent = summary;
}

function make({ tag, attributes, children }: ViewNode, create: (tag: string) => Element): Element {
  const made = create(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === 'string' ? child : make(child, create))));
  return made;
}
