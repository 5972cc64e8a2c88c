import { issueAddress } from './issueAddress';
import { createCard } from './card';
import type { ToolMessages } from './startTools';

/** Debounce for selection changes. */
const SETTLED_MS = 300;
const LENGTH = { min: 20, max: 500 };
/** The card goes into the block where the selection ends, so that it is the next tab stop. */
const BLOCKS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, pre, figcaption, summary';

/** Offers to report an error in the selected text. */
export function offerReport(page: HTMLElement, t: ToolMessages): () => void {
  const card = createCard('manual', page);
  const link = document.createElement('a');
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = t('report.link');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const end = selection && elementOf(selection.focusNode);
    const block = end?.closest('.prose') ? end.closest<HTMLElement>(BLOCKS) : null;
    const quote = selection?.toString().trim() ?? '';
    if (!range || !block || !page.contains(block) || quote.length < LENGTH.min) return card.hide();
    link.href = issueAddress(t, quote.slice(0, LENGTH.max));
    card.element.append(link);
    if (!block.contains(card.element)) block.append(card.element);
    card.show(range.getBoundingClientRect());
  };
  const onSelect = (): void => {
    clearTimeout(timer);
    timer = setTimeout(update, SETTLED_MS);
  };
  const hide = (): void => card.hide();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
    // Not every browser continues tabbing from the selection.
    if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== document.body) return;
    if (link.getClientRects().length === 0) return;
    event.preventDefault();
    link.focus();
  };
  document.addEventListener('selectionchange', onSelect);
  document.addEventListener('scroll', hide, { passive: true });
  document.addEventListener('keydown', onKey);
  onSelect();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('selectionchange', onSelect);
    document.removeEventListener('scroll', hide);
    document.removeEventListener('keydown', onKey);
    card.remove();
  };
}

const elementOf = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);
