import type { Messages } from '../../../types/messages';
import { createCopier, type Copier } from '../../../page/platform/copier';
import { scrollTarget } from '../../../page/navigation/scrollPlaces';
import { sectionsOf } from '../../../page/navigation/sections';
import type { FilterTexts } from '../model/filterTexts';
import { formatMessage, parseOwn } from '@idmp/model';
import './reference.css';

/** Parameter of the address that keeps what is looked for. */
const PARAMETER = 'filter';

/** What is found as a whole: a row of a table, or a section without tables. */
interface Entry {
  elements: readonly Element[];
  /** In lower case, with the heading of its section. */
  text: string;
}

/** A section below the field. */
interface Part {
  level: string;
  blocks: readonly Element[];
  rows: readonly HTMLElement[];
  entries: readonly Entry[];
}

/** Shows the entries with all words of the field; everything else below the field is hidden meanwhile. */
export function filterTables(page: HTMLElement, t: Messages<'clipboard.copied'>): () => void {
  const form = page.querySelector<HTMLFormElement>('[data-table-filter]');
  const article = form?.closest('article');
  const field = form?.querySelector('input');
  const status = form?.querySelector('[role=status]');
  if (!form || !article || !field || !status) return () => undefined;
  const texts = parseOwn<FilterTexts>(form.dataset['tableFilter'] ?? '{}');
  const parts = partsOf(form, article);
  const entries = parts.flatMap((part) => part.entries);
  const copier = createCopier(page, t('clipboard.copied'));
  const tools = addRowTools(
    parts.flatMap(({ rows }) => rows),
    texts,
    copier,
  );

  const update = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isFiltered = words.length > 0;
    const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const shown = new Set(found.flatMap(({ elements }) => elements));
    article.toggleAttribute('data-filtered', isFiltered);
    for (const [index, { blocks, rows, entries: own }] of parts.entries()) {
      for (const row of rows) row.hidden = !shown.has(row);
      const isFound = (block: Element): boolean =>
        own.some(({ elements }) => elements.some((element) => shown.has(element) && block.contains(element)));
      for (const block of blocks) block.toggleAttribute('hidden', isFiltered && !isFound(block));
      const isHeadOfFound = withInner(parts, index).some((part) =>
        part.entries.some(({ elements }) => elements.some((element) => shown.has(element))),
      );
      blocks[0]?.toggleAttribute('hidden', isFiltered && !isHeadOfFound);
    }
    status.textContent = isFiltered
      ? formatMessage(texts.count, { count: found.length, total: entries.length })
      : '';
    tools.reach(isFiltered);
  };
  const onInput = (): void => {
    update();
    const address = new URL(location.href);
    if (field.value.trim()) address.searchParams.set(PARAMETER, field.value.trim());
    else address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  };
  const onSubmit = (event: Event): void => event.preventDefault();
  /** A link to what is hidden shows everything first. */
  const onClick = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || link.pathname !== location.pathname || !scrollTarget(link.hash)?.closest('[hidden]')) return;
    field.value = '';
    onInput();
  };
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick, true);
  field.value ||= new URLSearchParams(location.search).get(PARAMETER) ?? '';
  update();
  return () => {
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick, true);
    field.value = '';
    update();
    tools.remove();
    copier.remove();
  };
}

function partsOf(form: Element, article: Element): Part[] {
  const sections = sectionsOf(article)
    .map(({ blocks }) => ({ blocks, level: blocks[0]?.firstElementChild?.tagName ?? '' }))
    .filter(({ blocks: [heading] }) => heading && isAfter(heading, form));
  return sections.map(({ blocks, level }, index) => {
    const rows = blocks.flatMap((block) => [...block.querySelectorAll<HTMLElement>('tbody tr')]);
    const name = blocks[0]?.firstElementChild?.textContent ?? '';
    const isLeaf = level >= (sections[index + 1]?.level ?? '');
    const found = rows.length > 0 ? rows.map((row) => [row]) : isLeaf ? [blocks] : [];
    const entries = found.map((elements) => ({
      elements,
      text: [name, ...elements.map(({ textContent }) => textContent ?? '')].join(' ').toLowerCase(),
    }));
    return { level, blocks, rows, entries };
  });
}

const isAfter = (element: Element, other: Element): boolean =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** A section and those below its heading. */
function withInner(parts: readonly Part[], index: number): readonly Part[] {
  const end = parts.findIndex((part, at) => at > index && part.level <= (parts[index]?.level ?? ''));
  return parts.slice(index, end === -1 ? undefined : end);
}

/** The tools of all rows. */
interface RowTools {
  /** Whether Tab reaches them: not before the reader has narrowed the rows down. */
  reach: (isReached: boolean) => void;
  remove: () => void;
}

/** Adds a link to each row, and a button that copies the value in its first cell. */
function addRowTools(rows: readonly HTMLElement[], texts: FilterTexts, copier: Copier): RowTools {
  const boxes = rows.map((row) => {
    const first = row.firstElementChild;
    const name = (first?.querySelector('code') ?? first)?.textContent.trim() ?? '';
    const link = document.createElement('a');
    link.href = `#${row.id}`;
    link.textContent = '#';
    link.setAttribute('aria-label', formatMessage(texts.link, { name }));
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', formatMessage(texts.copy, { name }));
    button.addEventListener('click', () => void copier.copy(button, name));
    const box = document.createElement('span');
    box.className = 'row-tools';
    box.append(link, button);
    row.lastElementChild?.append(box);
    return box;
  });
  return {
    reach: (isReached) => {
      for (const box of boxes)
        for (const tool of box.children) (tool as HTMLElement).tabIndex = isReached ? 0 : -1;
    },
    remove: () => boxes.forEach((box) => box.remove()),
  };
}
