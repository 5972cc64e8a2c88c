import { onEvent } from './events';

const FACES = ['1em Latin', '1em "Latin beside Han"'];
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

/** Loads the Latin font, but applies it from the next page view on to avoid a layout shift. */
export async function loadLatinFont(): Promise<void> {
  if (savesData()) return;
  try {
    // Sequentially, because both faces use the same file.
    for (const face of FACES) await document.fonts.load(face, 'A');
  } catch {
    return;
  }
  onEvent('site:page-shown', () => document.documentElement.toggleAttribute('data-font', true));
}
