import { onEvent } from '../../../page/platform/events';
import { wantsBoth } from './chosenBoth';

const toggle = async (): Promise<void> => {
  const { toggleBoth } = await import('./showBoth');
  await toggleBoth();
};

/** Offers both languages at once, and shows them where the reader has chosen so. */
export function offerBoth(): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-both]')) toggle().catch(console.warn);
  };
  const onShown = (): void => {
    if (!wantsBoth()) return;
    import('./showBoth').then(({ showBoth }) => showBoth()).catch(console.warn);
  };
  document.addEventListener('click', onClick);
  const stop = onEvent('site:page-shown', onShown);
  onShown();
  return () => {
    document.removeEventListener('click', onClick);
    stop();
  };
}

/** Alt+L shows both languages, or one again. */
export function toggleOnKey(event: KeyboardEvent): void {
  if (!event.altKey || event.code !== 'KeyL' || event.ctrlKey || event.metaKey) return;
  if (!document.querySelector('[data-both]')) return;
  event.preventDefault();
  toggle().catch(console.warn);
}
