import type { Messages } from '../../../types/messages';

/** Adds behavior to a page; returns a cleanup function. */
export type Enhance = (page: HTMLElement, t: Messages) => () => void;

/** Loads an enhancer on pages that match `selector`; clicks on `early` elements are replayed once it has loaded. */
export function whenPresent(selector: string, load: () => Promise<Enhance>, early?: string): Enhance {
  return (page, t) => {
    if (!page.querySelector(selector)) return () => undefined;
    let stop: (() => void) | undefined;
    let pressed: HTMLElement | undefined;
    let gone = false;
    const onClick = ({ target }: Event): void => {
      if (early && target instanceof HTMLElement && target.closest(early)) pressed = target;
    };
    const start = async (): Promise<void> => {
      const enhance = await load();
      page.removeEventListener('click', onClick);
      if (gone) return;
      stop = enhance(page, t);
      pressed?.click();
    };
    page.addEventListener('click', onClick);
    start().catch((error) => console.warn(error));
    return () => {
      gone = true;
      page.removeEventListener('click', onClick);
      stop?.();
    };
  };
}
