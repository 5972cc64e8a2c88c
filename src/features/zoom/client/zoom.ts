import { ZOOM_ATTACH_DELAY_MS } from '../../../settings/limits';
import { reasonOf } from '../../../page/errors/errorText';
import { tryInPlace } from '../../../page/errors/tryInPlace';
import type { Messages } from '../../../types/messages';
import { zoomedImage } from './zoomedImage';
import { gainsByZoom } from './zoomWidth';

/** Excludes images inside links and buttons. */
const ZOOMABLE = '.prose img[data-zoom]:not(:is(a, button, summary) img)';

const loadPart = () => import('./imageZoom');

/**
 * Makes images zoomable where that shows more, shortly after the page has loaded. The zoom dialog is loaded when the reader hovers or
 * focuses an image.
 */
export function enhanceZoom(page: HTMLElement, t: Messages): () => void {
  let images = [...page.querySelectorAll<HTMLImageElement>(ZOOMABLE)];
  if (images.length === 0) return () => undefined;
  const imageAt = (target: EventTarget | null) => images.find((image) => image === target);
  let close = (): void => undefined;
  let opening = false;
  let gone = false;

  const open = async (image: HTMLImageElement): Promise<void> => {
    if (opening) return;
    opening = true;
    const { openZoom } = await loadInPlace(image, t);
    opening = false;
    if (gone) return;
    // The dialog restores focus to it.
    image.focus({ preventScroll: true });
    close = openZoom(image, { name: image.alt || nameOf(image, t), close: t('zoom.close') });
  };
  const onClick = ({ target }: Event): void => {
    const image = imageAt(target);
    if (image) void open(image);
  };
  const onIntent = ({ target }: Event): void => {
    if (imageAt(target)) loadPart().catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!imageAt(event.target) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onClick(event);
  };
  const listeners = [
    ['click', onClick],
    ['keydown', onKeyDown],
    ['pointerover', onIntent],
    ['focusin', onIntent],
  ] as const;
  const timer = setTimeout(() => {
    const view = { width: innerWidth, height: innerHeight };
    images = images.filter((image) => gainsByZoom(zoomedImage(image), view));
    for (const image of images) nameAsButton(image, t);
    for (const [name, listener] of listeners) page.addEventListener(name, listener as EventListener);
  }, ZOOM_ATTACH_DELAY_MS);

  return () => {
    gone = true;
    clearTimeout(timer);
    for (const [name, listener] of listeners) page.removeEventListener(name, listener as EventListener);
    close();
    for (const image of images) resetName(image);
  };
}

/** Loads the zoom dialog; on failure, shows the error with a Retry button below the image. */
async function loadInPlace(image: HTMLImageElement, t: Messages): ReturnType<typeof loadPart> {
  const place = document.createElement('div');
  image.after(place);
  const describe = (error: unknown): string => t('error.loadFailed', { reason: reasonOf(error) });
  const part = await tryInPlace(loadPart, { place, describe, retryText: t('error.retry') });
  place.remove();
  return part;
}

const BUTTON_ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-haspopup'] as const;

const nameOf = (image: HTMLImageElement, t: Messages): string => t('zoom.open', { name: image.alt }).trim();

function nameAsButton(image: HTMLImageElement, t: Messages): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', nameOf(image, t));
  image.setAttribute('aria-haspopup', 'dialog');
}

function resetName(image: HTMLImageElement): void {
  for (const name of BUTTON_ATTRIBUTES) image.removeAttribute(name);
}
