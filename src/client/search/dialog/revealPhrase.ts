import { onEvent } from '../../platform/events';

/** Name of the highlight, as used in the style sheet. */
const HIGHLIGHT = 'search-found';
const BLOCKS = 'tr, li, p, pre, dt, dd';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** On the next page view, scrolls to the exact phrase within the section and highlights it until the following page. */
export function revealPhrase(phrase: string): void {
  const wanted = phrase.trim().toLowerCase();
  if (wanted.length < 2) return;
  const stop = onEvent('site:page-shown', () => {
    stop();
    // Let the page scroll to the section first.
    requestAnimationFrame(() => show(wanted));
  });
}

function show(wanted: string): void {
  const block = blocksOfSection(decodeURIComponent(location.hash.slice(1))).find((each) =>
    each.textContent.toLowerCase().includes(wanted),
  );
  if (!block) return;
  block.scrollIntoView?.({ block: 'nearest' });
  if (!('highlights' in CSS)) return;
  // Loaded here, because a ::highlight rule makes the browser restyle the whole page.
  void import('./revealPhrase.css').catch(() => undefined);
  CSS.highlights.set(HIGHLIGHT, new Highlight(rangeOf(block, wanted)));
  const stop = onEvent('site:page-shown', () => {
    stop();
    CSS.highlights.delete(HIGHLIGHT);
  });
}

/** Text blocks between a heading and the next one, or of the whole article without a heading. */
function blocksOfSection(id: string): Element[] {
  const all = [...document.querySelectorAll(`article :is(${BLOCKS}, ${HEADINGS})`)];
  const start = id ? all.findIndex((element) => element.id === id) : -1;
  if (id && start < 0) return [];
  const rest = all.slice(start + 1);
  const end = id ? rest.findIndex((element) => element.matches(HEADINGS)) : -1;
  return (end < 0 ? rest : rest.slice(0, end)).filter((element) => element.matches(BLOCKS));
}

/** Range of the phrase if it lies within one text node, else the whole block. */
function rangeOf(block: Element, wanted: string): Range {
  const range = document.createRange();
  range.selectNodeContents(block);
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.toLowerCase().indexOf(wanted) ?? -1;
    if (at < 0) continue;
    range.setStart(text, at);
    range.setEnd(text, at + wanted.length);
    break;
  }
  return range;
}
