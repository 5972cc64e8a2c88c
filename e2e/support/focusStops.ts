import type { Page } from '@playwright/test';

/** A tab stop: the focused element, and how visible its focus indicator is. */
export interface FocusStop {
  /** Start of the element's HTML. */
  html: string;
  /** Page region that contains it. */
  region: string;
  /** Human-readable problems. */
  faults: string[];
}

const REGIONS = {
  dialog: 'dialog',
  sidebar: '#idmp-sidebar',
  header: 'header',
  main: 'main',
  footer: '#idmp-footer',
  'menu button': '[data-drawer-toggle]',
  'skip link': 'a[href="#idmp-main"]',
  announcement: 'body section',
};

/** Maximum number of sides that a focus ring may lose to clipping at the edge of a scroll container. */
const MOST_CUT_SIDES = 2;

/** The currently focused element; null if none. */
function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(
    ([regions, mostCut]) => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return null;
      const faults: string[] = [];

      const ringed = [at, at.closest('form')].find(
        (part) => part && getComputedStyle(part).outlineStyle !== 'none',
      );
      if (!ringed) faults.push('shows no focus');

      const points = [...at.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y] as const),
        ),
      );
      const isOnTop = ([x, y]: readonly [number, number]): boolean => {
        const top = document.elementFromPoint(x, y);
        return top !== null && at.contains(top);
      };
      if (!points.some(isOnTop)) faults.push('is covered or out of sight');

      if (ringed) {
        const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
        const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
        const box = ringed.getBoundingClientRect();
        const cut = new Set<string>();
        for (let clip = ringed.parentElement; clip && clip !== document.body; clip = clip.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(clip);
          const edge = clip.getBoundingClientRect();
          if (overflowX !== 'visible' && box.left - reach < edge.left) cut.add('left');
          if (overflowX !== 'visible' && box.right + reach > edge.right) cut.add('right');
          if (overflowY !== 'visible' && box.top - reach < edge.top) cut.add('top');
          if (overflowY !== 'visible' && box.bottom + reach > edge.bottom) cut.add('bottom');
          if (position === 'fixed') break;
        }
        if (cut.size > mostCut) faults.push(`has a ring that is cut off: ${[...cut].join(', ')}`);
      }
      const region = Object.entries(regions).find(([, selector]) => at.closest(selector));
      return {
        html: at.outerHTML.slice(0, 120),
        region: region?.[0] ?? 'none',
        faults,
      };
    },
    [REGIONS, MOST_CUT_SIDES] as const,
  );
}

/** Presses a key until focus leaves the page or returns to its start, at most `most` times. */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Problems of the tab stops, labelled by element. */
export function faultsOf(stops: readonly FocusStop[]): string[] {
  return stops.flatMap(({ html, faults }) => faults.map((fault) => `${html} ${fault}`));
}

/** Page regions in focus order. */
export function regionsOf(stops: readonly FocusStop[]): string[] {
  return stops.map(({ region }) => region).filter((region, index, all) => region !== all[index - 1]);
}
