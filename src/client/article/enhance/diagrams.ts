import { reasonOf } from '../../errors/reasonOf';
import { tryInPlace } from '../../errors/tryInPlace';
import type { Messages } from '../../../model/messages';
import type { Drawing } from './drawDiagram';

/** How far outside the window a diagram is when it is drawn. */
const AHEAD_OF_WINDOW = '400px';

const colorMode = (): string | undefined => document.documentElement.dataset['theme'];

/** Draws diagrams as they come near the window, and again when the colours change. */
export function enhanceDiagrams(page: HTMLElement, t: Messages): () => void {
  const figures = [...page.querySelectorAll<HTMLElement>('[data-mermaid]')];
  if (figures.length === 0) return () => undefined;
  const drawings = new Map<HTMLElement, Drawing>();
  const busy = new Set<HTMLElement>();
  let gone = false;

  const show = async (figure: HTMLElement): Promise<void> => {
    const source = figure.querySelector('pre');
    if (!source || busy.has(figure)) return;
    busy.add(figure);
    const mode = colorMode();
    const drawing = await drawInPlace(figure, source.textContent, t);
    busy.delete(figure);
    if (gone) return drawing.remove();
    drawings.get(figure)?.remove();
    drawings.set(figure, drawing);
    source.hidden = true;
    figure.append(drawing.svg);
    // What scrolls must be within reach of the keyboard.
    if (figure.scrollWidth > figure.clientWidth) figure.tabIndex = 0;
    if (mode !== colorMode()) nearness.observe(figure);
  };
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        nearness.unobserve(target);
        void show(target);
      }
    },
    { rootMargin: AHEAD_OF_WINDOW },
  );
  const watch = (): void => {
    nearness.disconnect();
    for (const figure of figures) nearness.observe(figure);
  };
  const colors = new MutationObserver(watch);
  colors.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  watch();

  return () => {
    gone = true;
    nearness.disconnect();
    colors.disconnect();
    for (const [figure, drawing] of drawings) {
      drawing.remove();
      figure.removeAttribute('tabindex');
      figure.querySelector('pre')?.removeAttribute('hidden');
    }
  };
}

/** Draws a diagram; what fails on the way is said in its place, above its source. */
async function drawInPlace(figure: HTMLElement, source: string, t: Messages): Promise<Drawing> {
  const attempt = <Result>(key: 'error.loadFailed' | 'diagram.failed', action: () => Promise<Result>) =>
    tryInPlace(action, {
      place: figure,
      describe: (error) => t(key, { reason: reasonOf(error) }),
      retryText: t('error.retry'),
    });
  const { draw } = await attempt('error.loadFailed', async () =>
    (await import('./drawDiagram')).prepareDrawing(),
  );
  return attempt('diagram.failed', () => draw(figure, source, t('diagram.name')));
}
