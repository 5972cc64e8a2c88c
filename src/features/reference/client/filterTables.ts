import type { Messages } from '../../../types/messages';
import { createCopier } from '../../../page/platform/copier';
import { scrollTarget } from '../../../page/navigation/scrollTarget';
import { sectionsOf } from '../../../page/navigation/sections';
import type { FilterTexts } from '../model/filterTexts';
import { formatMessage, parseOwn } from '@idmp/model';
import { addRowTools } from './rowTools';
import './reference.css';

/** Parameter of the address that keeps what is looked for. */
const PARAMETER = 'filter';

interface Row {
  element: HTMLElement;
  /** In lower case, with the heading of its section. */
  text: string;
}

/** Shows the rows with all words of the field; everything else below the field is hidden meanwhile. */
export function filterTables(page: HTMLElement, t: Messages<'clipboard.copied'>): () => void {
  const form = page.querySelector<HTMLFormElement>('[data-table-filter]');
  const article = form?.closest('article');
  const field = form?.querySelector('input');
  const status = form?.querySelector('[role=status]');
  if (!form || !article || !field || !status) return () => undefined;
  const texts = parseOwn<FilterTexts>(form.dataset['tableFilter'] ?? '{}');
  const sections = sectionsOf(article)
    .slice(1)
    .map(({ blocks }) => ({ blocks, rows: rowsOf(blocks) }));
  const rows = sections.flatMap((section) => section.rows);
  const copier = createCopier(page, t('clipboard.copied'));
  const tools = addRowTools(
    rows.map(({ element }) => element),
    texts,
    copier,
  );

  const update = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isFiltered = words.length > 0;
    const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    const shown = new Set<Element>(found.map(({ element }) => element));
    article.toggleAttribute('data-filtered', isFiltered);
    for (const { element } of rows) element.hidden = !shown.has(element);
    for (const { blocks, rows: own } of sections) {
      const [heading] = blocks;
      const isFound = (block: Element): boolean =>
        own.some(({ element }) => shown.has(element) && (block === heading || block.contains(element)));
      for (const block of blocks) block.toggleAttribute('hidden', isFiltered && !isFound(block));
    }
    status.textContent = isFiltered
      ? formatMessage(texts.count, { count: found.length, total: rows.length })
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

function rowsOf([heading, ...blocks]: readonly Element[]): Row[] {
  return blocks
    .flatMap((block) => [...block.querySelectorAll<HTMLElement>('tbody tr')])
    .map((element) => ({
      element,
      text: `${element.textContent} ${heading?.firstElementChild?.textContent ?? ''}`.toLowerCase(),
    }));
}
