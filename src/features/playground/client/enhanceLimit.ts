import type { Locale } from '../../../core/model/locale';

const INTENTS = ['pointerover', 'focusin'] as const;

/** Makes the limit in the opening picture of a landing page movable; its code is loaded when a reader moves to the picture. */
export function enhanceLimit(page: HTMLElement, locale: Locale): () => void {
  const box = page.querySelector<HTMLElement>('.hero-picture');
  if (!box) return () => undefined;
  const stops: (() => void)[] = [];
  const met = new Set<HTMLImageElement>();
  let gone = false;
  const start = ({ target }: Event): void => {
    const image = target instanceof HTMLImageElement ? target : null;
    if (!image || met.has(image)) return;
    met.add(image);
    import('./moveLimit')
      .then(({ moveLimit }) => moveLimit(image, locale))
      .then(
        (stop) => (gone ? stop() : stops.push(stop)),
        (error: unknown) => console.warn(error),
      );
  };
  for (const name of INTENTS) box.addEventListener(name, start);
  return () => {
    gone = true;
    for (const name of INTENTS) box.removeEventListener(name, start);
    for (const stop of stops) stop();
  };
}
