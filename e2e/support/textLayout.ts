import type { Page } from '@playwright/test';

/** What is laid out badly on a page, each with enough of its text to find it. */
export interface LayoutFaults {
  brokenWords: string[];
  cutCommands: string[];
  coveredCode: string[];
  badLabels: string[];
  /** Rows of tables whose cells do not end where the columns of the head end. */
  shiftedRows: string[];
  /** Blocks, and controls of the navbar, that begin above the end of another one. */
  overlaps: string[];
  /** Blocks of an article, and what stands around it, that do not end where the column does. */
  edges: string[];
  lonelyHan: string[];
  /** Mean of the letters in a line of prose, the last one counted by its share of the width. */
  letters: number;
  gapMarks: number;
  /** From the end of the title to the lead; 0 on pages without a head. */
  titleToLead: number;
}

/** Opens a page with all styles, tabs and details open, and without the scripts of the app. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    // Input makes the page load its later styles.
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    document.documentElement.dataset['app'] = 'still';
    for (const tab of document.querySelectorAll<HTMLElement>('.tab')) tab.dataset['default'] = '';
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.prose details'))
      details.open = true;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    for (const link of sheets)
      if (!link.sheet) await new Promise((done) => link.addEventListener('load', done));
  });
}

/** Measures the page at the width that its window has now. */
export function layoutFaults(page: Page): Promise<LayoutFaults> {
  return page.evaluate(() => {
    const HAN = /[\p{Script=Han}]/u;
    /** Text that a line may not break: up to a space, a Han character, or a sign after which lines break. */
    const PIECE = /[\p{L}\p{N}\p{M}_.:@$%+=~#]+/gu;
    const range = document.createRange();
    const part = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const isShown = (element: Element): boolean =>
      element.checkVisibility() &&
      !element.closest('.visually-hidden, svg, [style*="clip"], #gatsby-announcer');
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const rectsOf = (text: Text, start: number, end: number): DOMRect[] => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const linesOf = (rects: DOMRect[]): DOMRect[] =>
      rects.filter(({ top, bottom }, index) => {
        const before = rects[index - 1];
        return !before || top >= before.bottom - 2 || bottom <= before.top + 2;
      });

    const brokenWords = textsIn(document.body).flatMap((text) => {
      if (!text.parentElement || text.data.trim() === '' || !isShown(text.parentElement)) return [];
      if (linesOf(rectsOf(text, 0, text.length)).length < 2) return [];
      return [...text.data.matchAll(PIECE)].flatMap(({ 0: run, index }) =>
        [...run.matchAll(/[^\p{Script=Han}]+/gu)]
          .filter(({ 0: piece }) => piece.length > 1)
          .filter(
            (piece) =>
              linesOf(rectsOf(text, index + piece.index, index + piece.index + piece[0].length)).length > 1,
          )
          .map(
            ([piece]) =>
              `${piece} (${part(text.parentElement?.closest('td, th, p, li, pre, h1')?.tagName ?? '')})`,
          ),
      );
    });

    const blocks = [...document.querySelectorAll<HTMLElement>('.code-block')].filter(isShown);
    const cutCommands = blocks.flatMap((block) => {
      const pre = block.querySelector('pre');
      const isOneLine = pre?.textContent.trim().split('\n').length === 1;
      return pre && isOneLine && pre.scrollWidth > pre.clientWidth + 1 ? [part(pre.textContent)] : [];
    });
    const coveredCode = blocks.flatMap((block) => {
      const boxes = [...block.querySelectorAll('.code-title > :is(button, input)')]
        .filter(isShown)
        .map((control) => control.getBoundingClientRect());
      const lines = textsIn(block.querySelector('pre') ?? block).flatMap((text) =>
        text.data.trim() === '' ? [] : rectsOf(text, 0, text.length),
      );
      const edge = (block.querySelector('pre') ?? block).getBoundingClientRect();
      const isCovered = boxes.some((box) =>
        lines.some(
          (line) =>
            Math.min(line.right, edge.right) > box.left + 1 &&
            line.left < box.right - 1 &&
            line.bottom > box.top + 1 &&
            line.top < box.bottom - 1,
        ),
      );
      return isCovered ? [part(block.querySelector('pre')?.textContent ?? '')] : [];
    });

    const badLabels = [...document.querySelectorAll<HTMLTableElement>('.prose .stacks')]
      .filter((table) => isShown(table) && getComputedStyle(table).display !== 'table')
      .flatMap((table) => {
        const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
        const edges = new Set<number>();
        const faults = rows.flatMap((row) =>
          [...row.cells].flatMap((cell, index) => {
            if (
              index === 0 ||
              row.cells.length === 2 ||
              cell.matches('.prose-cell') ||
              cell.textContent.trim() === ''
            )
              return [];
            const label = getComputedStyle(cell, '::before');
            if (!cell.dataset['label'] || label.content === 'none')
              return [`no label: ${part(cell.innerText)}`];
            const [first] = textsIn(cell).filter(({ data }) => data.trim() !== '');
            const rect = first && rectsOf(first, 0, first.length)[0];
            const code = first?.parentElement?.closest('code');
            if (rect && !table.matches('.params'))
              edges.add(
                Math.round(rect.left - (code ? Number.parseFloat(getComputedStyle(code).paddingLeft) : 0)),
              );
            const lines = Number.parseFloat(label.height) / Number.parseFloat(label.lineHeight);
            return lines > 1.5 ? [`label in lines: ${cell.dataset['label']}`] : [];
          }),
        );
        return edges.size > 1
          ? [...faults, `edges ${[...edges].join(' ')}: ${part(table.innerText)}`]
          : faults;
      });

    const shiftedRows = [...document.querySelectorAll<HTMLTableElement>('.prose table')]
      .filter((table) => isShown(table) && getComputedStyle(table).display === 'table')
      .flatMap((table) => {
        const counts = [...table.rows].map((row) => [...row.cells].filter(isShown).length);
        const isEven =
          counts.every((count) => count === counts[0]) || table.querySelector('[colspan], [rowspan]');
        return isEven ? [] : [part(table.innerText)];
      });

    const inBlock = 'p, li, dd, dt, td, th, h1, h2, h3, h4, figcaption, summary';
    const prose = [...document.querySelectorAll<HTMLElement>('main :is(' + inBlock + '), footer p')].filter(
      isShown,
    );
    const ownTexts = (block: Element): Text[] =>
      textsIn(block).filter(
        ({ parentElement, data }) =>
          data.trim() !== '' &&
          parentElement?.closest(inBlock) === block &&
          !parentElement.closest('pre, .code-block, .visually-hidden') &&
          !getComputedStyle(parentElement).position.match(/absolute|fixed/),
      );
    const lonelyHan = prose.flatMap((block) => {
      const texts = ownTexts(block);
      const last = texts.at(-1);
      if (!last || !HAN.test(last.data)) return [];
      const letters = texts.flatMap((text) =>
        [...text.data.matchAll(/\S/gu)].map(({ index }) => ({ text, index })),
      );
      const boxes = letters.slice(-6).map(({ text, index }) => ({
        sign: text.data[index] ?? '',
        top: rectsOf(text, index, index + 1)[0]?.top ?? 0,
      }));
      const bottom = boxes.at(-1)?.top ?? 0;
      const line = boxes.filter(({ top }) => Math.abs(top - bottom) < 6);
      if (line.length === letters.length || line.length === boxes.length) return [];
      const words = line.filter(({ sign }) => /[\p{L}\p{N}]/u.test(sign));
      return words.length === 1 && HAN.test(words[0]?.sign ?? '') ? [part(block.innerText).slice(-60)] : [];
    });

    const flow = [...document.querySelectorAll<HTMLElement>('.prose > *, [data-navbar] :is(a, button)')]
      .filter((block) => isShown(block) && /static|relative/.test(getComputedStyle(block).position))
      .map((block) => ({ block, box: block.getBoundingClientRect() }));
    const overlaps = flow.flatMap(({ block, box }, index) => {
      const isOver = flow
        .slice(0, index)
        .some(
          ({ box: before }) =>
            before.bottom > box.top + 1 && before.right > box.left + 1 && before.left < box.right - 1,
        );
      return isOver ? [part(block.innerText)] : [];
    });

    const column = document.querySelector('.prose:not(:has(.hero))')?.getBoundingClientRect();
    const around =
      '.prose > :not(.wide), .prose :is(.tab-panel > *, :not(.wide) > table), .prose ~ *, [data-fold]';
    const blocksIn = column ? [...document.querySelectorAll<HTMLElement>(`#idmp-page :is(${around})`)] : [];
    const edges = blocksIn.flatMap((block) => {
      if (!isShown(block) || getComputedStyle(block).position === 'absolute') return [];
      const beyond = block.getBoundingClientRect().right - (column?.right ?? 0);
      // A table that scrolls sideways is as wide as its cells.
      const isEven = block.matches('table') ? beyond > -1 : Math.abs(beyond) < 1;
      return isEven ? [] : [`${Math.round(beyond)} px: ${part(block.innerText)}`];
    });
    const contents = document.querySelector('[data-toc]:not(.folded-toc)');
    const gap = (contents?.getBoundingClientRect().left ?? 0) - (column?.right ?? 0);
    if (column && contents && isShown(contents) && Math.round(gap) !== 48)
      edges.push(`contents at ${gap} px`);

    // A Han character is as wide as the font size.
    const isHan = document.documentElement.lang.startsWith('zh');
    const lengths = prose
      .filter((block) => block.matches('.prose :is(p, li, dd)') && !block.closest('table, .card'))
      .flatMap((block) => {
        const texts = ownTexts(block);
        const rects = texts.flatMap((text) => rectsOf(text, 0, text.length));
        const lines = linesOf(rects).length;
        if (lines < 3) return [];
        const left = Math.min(...rects.map((rect) => rect.left));
        const width = Math.max(...rects.map((rect) => rect.right)) - left;
        if (isHan) return [width / parseFloat(getComputedStyle(block).fontSize)];
        const letters = texts.reduce((sum, { data }) => sum + data.replaceAll(/\s+/g, ' ').length, 0);
        const last = (rects.at(-1)?.right ?? left) - left;
        return [letters / (lines - 1 + last / width)];
      });

    const title = document.querySelector('.prose h1');
    const lead = document.querySelector('.prose > .task-head ~ p');
    return {
      brokenWords,
      cutCommands,
      coveredCode,
      badLabels,
      shiftedRows,
      overlaps,
      edges,
      lonelyHan,
      letters: lengths.reduce((sum, letters) => sum + letters, 0) / Math.max(1, lengths.length),
      gapMarks: document.querySelectorAll('.prose .gap').length,
      titleToLead:
        title && lead
          ? Math.round(lead.getBoundingClientRect().top - title.getBoundingClientRect().bottom)
          : 0,
    };
  });
}
