import { reasonOf } from '../../../page/errors/boundaries';
import { tryInPlace } from '../../../page/errors/tryInPlace';
import type { Messages } from '../../../types/messages';
import type { Diagram } from './renderDiagram';

/** Distance from the viewport at which a diagram is rendered. */
const AHEAD_OF_WINDOW = '400px';

const colorMode = (): string | undefined => document.documentElement.dataset['theme'];

/** Renders diagrams as they approach the viewport, and re-renders them when the color mode changes. */
export function enhanceDiagrams(page: HTMLElement, t: Messages): () => void {
  const figures = [...page.querySelectorAll<HTMLElement>('[data-mermaid]')];
  if (figures.length === 0) return () => undefined;
  const diagrams = new Map<HTMLElement, Diagram>();
  const busy = new Set<HTMLElement>();
  let gone = false;

  const show = async (figure: HTMLElement): Promise<void> => {
    const source = figure.querySelector('pre');
    if (!source || busy.has(figure)) return;
    busy.add(figure);
    const mode = colorMode();
    const diagram = await renderInPlace(figure, source.textContent, t);
    busy.delete(figure);
    if (gone) return diagram.remove();
    diagrams.get(figure)?.remove();
    diagrams.set(figure, diagram);
    source.hidden = true;
    figure.append(diagram.svg);
    // Scrollable areas must be reachable by keyboard.
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
    for (const [figure, diagram] of diagrams) {
      diagram.remove();
      figure.removeAttribute('tabindex');
      figure.querySelector('pre')?.removeAttribute('hidden');
    }
  };
}

/** Renders a diagram; on failure, shows the error with a Retry button above the source. */
async function renderInPlace(figure: HTMLElement, source: string, t: Messages): Promise<Diagram> {
  const attempt = <Result>(key: 'error.loadFailed' | 'diagram.failed', action: () => Promise<Result>) =>
    tryInPlace(action, {
      place: figure,
      describe: (error) => t(key, { reason: reasonOf(error) }),
      retryText: t('error.retry'),
    });
  const { render } = await attempt('error.loadFailed', async () =>
    (await import('./renderDiagram')).prepareDiagrams(),
  );
  return attempt('diagram.failed', () => render(figure, source, t('diagram.name')));
}
