const FACES = ['1em Latin', '1em "Latin beside Han"'];
/** Tracking that brings a text back to its lines; none of it can be seen. */
const TRACKING = ['-0.006em', '0.006em', '-0.012em', '0.012em'];
const TEXTS = 'main :is(p, li, dt, dd, th, td, h1, h2, h3, h4, summary, button), aside a';
/** Browsers count a part that moves by 3 pixels as a layout shift. */
const MOVED_PX = 2.5;
const SLOW = /^(?:slow-)?2g$/;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function savesData(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    saveData === true || SLOW.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Fetches the site's Latin font once the page has loaded; false where the reader saves data or it cannot be had. */
export async function fetchLatinFont(): Promise<boolean> {
  if (savesData() || !('fonts' in document)) return false;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  try {
    // One after the other: both are the same file.
    for (const face of FACES) if ((await document.fonts.load(face, 'A')).length === 0) return false;
  } catch {
    return false;
  }
  return true;
}

let fitted: HTMLElement[] = [];

function fit(element: HTMLElement, property: 'letter-spacing' | 'min-width', value: string): void {
  fitted.push(element);
  element.style.setProperty(property, value);
}

function setFont(on: boolean): void {
  for (const { style } of fitted) {
    style.removeProperty('letter-spacing');
    style.removeProperty('min-width');
  }
  fitted = [];
  document.documentElement.toggleAttribute('data-font', on);
}

/** Sets all texts in the font, whatever moves. */
export function showLatinFont(): void {
  setFont(true);
}

/** Sets all texts in the font so that nothing on the screen moves; leaves them as they are where something would. */
export function showLatinFontInPlace(): void {
  const bar = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')];
  const widths = bar.map((element) => element.getBoundingClientRect().width);
  const texts = [...bar, ...document.querySelectorAll<HTMLElement>(TEXTS)].filter(isOnScreen);
  const before = texts.map(linesOf);
  setFont(true);
  bar.forEach((element, index) => fit(element, 'min-width', `${widths[index] ?? 0}px`));
  // All is read before anything is written: each turn costs one layout.
  const moved = (): HTMLElement[] => {
    const now = texts.map(linesOf);
    return texts.filter((_, index) =>
      now[index]?.some((at, line) => Math.abs(at - (before[index]?.[line] ?? 0)) > MOVED_PX),
    );
  };
  let left = moved();
  for (const tracking of TRACKING) {
    for (const element of left) fit(element, 'letter-spacing', tracking);
    if (left.length > 0) left = moved();
  }
  if (left.length > 0) setFont(false);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Edge and height of a text, and where in it each of its parts begins. */
function linesOf(element: Element): number[] {
  const { left, top, height } = element.getBoundingClientRect();
  const range = document.createRange();
  const parts = [...element.childNodes].flatMap((part) => {
    range.selectNodeContents(part);
    const start = range.getClientRects()[0];
    return start ? [start.top - top, start.left - left] : [];
  });
  return [left, height, ...parts];
}
