import './bilingual.css';
import chinese from '../../../../locales/zh-Hans/bilingual.json';
import english from '../../../../locales/en/bilingual.json';
import { counterpartAddress, otherThan } from '@idmp/model';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { fetchPage } from '../../../page/platform/fetchDocument';
import { copyBlock, sectionsOf } from '../../../page/navigation/sections';
import { sendEvent } from '../../../page/platform/events';
import { chooseBoth, pageLocale } from './chosenBoth';
import { headingInView } from './sections';

/** A block with its translation: none, one, or several blocks. */
type Pair<Block> = readonly [own: Block, others: readonly Block[]];

/**
 * Pairs the blocks of a section with those of its translation. Equal numbers pair in order. Otherwise blocks of the same
 * kind pair from both ends, the rest in order, and what is left over stays with the last of them.
 */
export function pairBlocks<Block>(
  own: readonly Block[],
  others: readonly Block[],
  kindOf: (block: Block) => string,
): Pair<Block>[] {
  if (own.length === others.length) return inOrder(own, others);
  const isSame = (a: Block | undefined, b: Block | undefined): boolean =>
    a !== undefined && b !== undefined && kindOf(a) === kindOf(b);
  const shorter = Math.min(own.length, others.length);
  let start = 0;
  while (start < shorter && isSame(own[start], others[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(own.at(-1 - end), others.at(-1 - end))) end += 1;
  // A rest of the other language needs a block to stay with.
  if (own.length === start + end && start > 0) start -= 1;
  else if (own.length === start + end) end -= 1;
  const [ownEnd, otherEnd] = [own.length - end, others.length - end];
  return [
    ...inOrder(own.slice(0, start), others.slice(0, start)),
    ...inOrder(own.slice(start, ownEnd), others.slice(start, otherEnd)),
    ...inOrder(own.slice(ownEnd), others.slice(otherEnd)),
  ];
}

function inOrder<Block>(own: readonly Block[], others: readonly Block[]): Pair<Block>[] {
  return own.map((block, index) => [
    block,
    index === own.length - 1 ? others.slice(index) : others.slice(index, index + 1),
  ]);
}

const TEXTS = { 'zh-Hans': chinese, en: english };
/** Class of a block in the other language. */
const OTHER = 'other';
const ARTICLE = 'article.prose:not([lang])';
const articleOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>(ARTICLE);

/** Shows the other language beside the page, or hides it again. */
export async function toggleBoth(): Promise<void> {
  const article = articleOf(document);
  if (!article) return;
  const isShown = article.hasAttribute('data-with');
  chooseBoth(!isShown);
  if (!isShown) return showBoth();
  keepPlace(() => {
    for (const copy of article.querySelectorAll(`:scope > .${OTHER}`)) copy.remove();
    article.removeAttribute('data-with');
  });
  markButton(false, 'bilingual.hidden');
}

/** Shows each block of the page with its translation. */
export async function showBoth(): Promise<void> {
  const article = articleOf(document);
  const button = document.querySelector('[data-both]');
  if (!article || !button || article.hasAttribute('data-with')) return;
  const other = otherThan(pageLocale());
  const address = counterpartAddress(location.pathname.slice(__PATH_PREFIX__.length), other);
  const twin = await fetchPage(__PATH_PREFIX__ + address).then(articleOf, () => null);
  // The reader may have left the page, or pressed twice.
  if (!article.isConnected || article.hasAttribute('data-with')) return;
  if (!twin) {
    chooseBoth(false);
    return markButton(false, 'bilingual.failed');
  }
  chooseBoth(true);
  keepPlace(() => {
    article.setAttribute('data-with', other);
    insertCopies(article, twin, LOCALE_CONFIG[other].htmlLang);
  });
  markButton(true, 'bilingual.shown');
  sendEvent('site:text-added');
}

function insertCopies(article: Element, twin: Element, lang: string): void {
  const translations = new Map(sectionsOf(twin).map(({ id, blocks }) => [id, blocks]));
  for (const { id, blocks } of sectionsOf(article)) {
    for (const [own, others] of pairBlocks(blocks, translations.get(id) ?? [], ({ tagName }) => tagName)) {
      const isSame = others.length === 1 && others[0]?.textContent === own.textContent && !hasPicture(own);
      if (others.length === 0 || isSame) continue;
      const box = document.createElement('div');
      box.className = OTHER;
      box.lang = lang;
      box.append(...others.map(copyBlock));
      // They become tabs, as those of the page.
      for (const tabs of box.querySelectorAll('.tabs')) tabs.removeAttribute('data-ready');
      own.after(box);
    }
  }
}

const hasPicture = (block: Element): boolean => block.querySelector('img, svg') !== null;

/** Changes the page while the current section stays where it is on the screen. */
function keepPlace(change: () => void): void {
  const heading = headingInView();
  const before = heading?.getBoundingClientRect().top ?? 0;
  change();
  if (heading && scrollY > 0)
    scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows the state on the control, and announces it. */
function markButton(pressed: boolean, key: keyof typeof english): void {
  const button = document.querySelector('[data-both]');
  const box = button?.parentElement;
  if (!button || !box) return;
  button.setAttribute('aria-pressed', String(pressed));
  let status = box.querySelector('[role=status]');
  if (!status) {
    status = document.createElement('span');
    status.setAttribute('role', 'status');
    box.append(status);
  }
  status.className = key === 'bilingual.failed' ? 'failed' : 'visually-hidden';
  const text = TEXTS[pageLocale()][key];
  // Screen readers announce changes of an element that is already there.
  requestAnimationFrame(() => (status.textContent = text));
}
