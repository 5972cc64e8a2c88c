/** A tab list with its panels. */
export interface TabSet {
  box: HTMLElement;
  /** Name of the group to keep in sync. */
  group: string | undefined;
  /** Selects the tab with a value; a no-op for unknown values. */
  select: (value: string) => void;
  /** Shows the panel that contains an element; returns false if there is none or it is already shown. */
  reveal: (element: Element) => boolean;
  undo: () => void;
}

interface Tab {
  value: string;
  button: HTMLElement;
  panel: HTMLElement;
  label: HTMLElement;
}

/** Hidden but searchable with find-in-page; browsers without support treat it as `hidden`. */
const HIDDEN = 'until-found';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Maps keys to the index of the next tab. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

let count = 0;

/** Turns stacked, labelled panels into tabs. */
export function buildTabs(box: HTMLElement, onChoose: (set: TabSet, value: string) => void): TabSet {
  const number = ++count;
  const panels = [...box.children].filter((child) => child instanceof HTMLElement);
  const tabs = panels.map((panel, index) => makeTab(panel, `_tab-${number}-${index + 1}`));
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.append(...tabs.map(({ button }) => button));

  const show = (chosen: Tab): void => {
    for (const { button, panel } of tabs) {
      const selected = panel === chosen.panel;
      button.setAttribute('aria-selected', String(selected));
      button.tabIndex = selected ? 0 : -1;
      setAttribute(panel, 'hidden', selected ? null : HIDDEN);
      // Browsers that support hidden="until-found" expose the hidden panel as an empty one.
      setAttribute(panel, 'role', selected ? 'tabpanel' : null);
    }
  };
  const set: TabSet = {
    box,
    group: box.dataset['group'],
    select: (value) => {
      const tab = tabs.find((candidate) => candidate.value === value);
      if (tab) show(tab);
    },
    reveal: (element) => {
      const tab = tabs.find(({ panel }) => panel.contains(element) && panel.hasAttribute('hidden'));
      if (tab) show(tab);
      return tab !== undefined;
    },
    undo: () => {
      list.remove();
      delete box.dataset['ready'];
      for (const tab of tabs) resetTab(tab);
    },
  };
  for (const { button, panel, label, value } of tabs) {
    // A label click is a replayed one from before hydration.
    for (const clicked of [button, label]) clicked.addEventListener('click', () => onChoose(set, value));
    panel.addEventListener('beforematch', () => set.select(value));
  }
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ button }) => button === event.target);
    const next = tabs[KEYS[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(set, next.value);
    next.button.focus();
  });
  box.prepend(list);
  box.dataset['ready'] = '';
  const first = tabs.find(({ panel }) => panel.dataset['default'] !== undefined) ?? tabs[0];
  if (first) show(first);
  return set;
}

function makeTab(panel: HTMLElement, id: string): Tab {
  const label = panel.firstElementChild as HTMLElement;
  const button = document.createElement('button');
  button.type = 'button';
  button.id = id;
  button.setAttribute('role', 'tab');
  button.setAttribute('aria-controls', `${id}-panel`);
  button.append(...[...label.childNodes].map((node) => node.cloneNode(true)));
  label.hidden = true;
  panel.id = `${id}-panel`;
  panel.setAttribute('aria-labelledby', id);
  if (!panel.querySelector(FOCUSABLE)) panel.tabIndex = 0;
  return { value: panel.dataset['value'] ?? '', button, panel, label };
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function resetTab({ panel, label }: Tab): void {
  for (const name of ['id', 'role', 'aria-labelledby', 'tabindex', 'hidden']) panel.removeAttribute(name);
  label.hidden = false;
}
