import { onEvent } from '../../../../page/platform/events';
import { decoded } from '@idmp/model';

/** Name of the highlight, as used in the style sheet. */
const HIGHLIGHT = 'search-found';
const BLOCKS = 'tr, li, p, pre, dt, dd';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Shorter words are in every line. */
const WORD_MIN_CHARS = 2;
const RANGES_MAX = 200;
const LATIN = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/**
 * On the next page view, scrolls to the line of the section with the exact phrase, or else with most of the words that
 * the hit was found by, and highlights phrase and words until the following page.
 */
export function revealPhrase(phrase: string, words: readonly string[] = []): void {
  const wanted = [phrase, ...words].map((text) => text.trim().toLowerCase());
  const texts = [...new Set(wanted)].filter(({ length }) => length >= WORD_MIN_CHARS);
  if (texts.length === 0) return;
  const stop = onEvent('site:page-shown', () => {
    stop();
    // Let the page scroll to the section first.
    requestAnimationFrame(() => show(texts));
    // The text may be in a translation that is added.
    const stopAdding = onEvent('site:text-added', () => show(texts));
    const stopShowing = onEvent('site:page-shown', () => {
      stopAdding();
      stopShowing();
    });
  });
}

/** A block of text, and where it contains what is looked for. */
interface FoundBlock {
  block: Element;
  ranges: Range[];
  /** Number of distinct texts; the whole phrase counts more than all words. */
  weight: number;
}

function show([phrase = '', ...words]: readonly string[]): void {
  const found = blocksOfSection(decoded(location.hash.slice(1)) ?? '').map((block): FoundBlock => {
    const ranges = new Map([phrase, ...words].map((text) => [text, rangesOf(block, text)]));
    const present = [...ranges].filter(([, list]) => list.length > 0);
    const hasPhrase = ranges.get(phrase)?.length || block.textContent.toLowerCase().includes(phrase);
    return {
      block,
      ranges: present.flatMap(([, list]) => list),
      weight: present.length + (hasPhrase ? words.length + 1 : 0),
    };
  });
  const best = found.reduce<FoundBlock | undefined>(
    (most, each) => (each.weight > (most?.weight ?? 0) ? each : most),
    undefined,
  );
  if (!best) return;
  best.block.scrollIntoView?.({ block: 'nearest' });
  if (!('highlights' in CSS)) return;
  // Loaded here, because a ::highlight rule makes the browser restyle the whole page.
  void import('./revealPhrase.css').catch(() => undefined);
  const ranges = found.flatMap((each) => each.ranges);
  CSS.highlights.set(
    HIGHLIGHT,
    new Highlight(...(ranges.length > 0 ? ranges.slice(0, RANGES_MAX) : [whole(best.block)])),
  );
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

/** Ranges of a text within the text nodes of a block; a Latin text must not begin within a word. */
function rangesOf(block: Element, wanted: string): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // The text of a nested list belongs to its own items.
    if (node.parentElement?.closest(BLOCKS) !== block) continue;
    const text = node.textContent?.toLowerCase() ?? '';
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      if (isInsideWord(text, at)) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function isInsideWord(text: string, at: number): boolean {
  const [before = '', first = ''] = [text[at - 1], text[at]];
  return LATIN.test(before) && LATIN.test(first) && !HAN.test(before) && !HAN.test(first);
}

function whole(block: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(block);
  return range;
}
