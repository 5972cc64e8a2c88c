import { ZOOM_ATTACH_DELAY_MS } from '../../../site/limits';
import { reasonOf } from '../../errors/reasonOf';
import { tryInPlace } from '../../errors/tryInPlace';
import type { Messages } from '../../../model/messages';
import type { ImageZoom } from './imageZoom';

/** A picture inside a link or button belongs to that. */
const ZOOMABLE = '.prose img[data-zoom]:not(:is(a, button, summary) img)';

const loadPart = () => import('./imageZoom');

/** Makes pictures open large, a while after the page has come; the code for it comes when the reader points at one. */
export function enhanceZoom(page: HTMLElement, t: Messages): () => void {
  const images = [...page.querySelectorAll<HTMLImageElement>(ZOOMABLE)];
  if (images.length === 0) return () => undefined;
  let zoom: ImageZoom | undefined;
  let gone = false;
  let asked = false;

  const attach = ({ attachZoom }: Awaited<ReturnType<typeof loadPart>>): void => {
    if (!gone) zoom ??= attachZoom(images);
  };
  const openLate = async (image: HTMLImageElement): Promise<void> => {
    const place = document.createElement('div');
    image.after(place);
    const describe = (error: unknown): string => t('error.loadFailed', { reason: reasonOf(error) });
    attach(await tryInPlace(loadPart, { place, describe, retryText: t('error.retry') }));
    place.remove();
    image.focus({ preventScroll: true });
    zoom?.open(image);
  };
  const onClick = ({ target }: Event): void => {
    const image = images.find((candidate) => candidate === target);
    // Once attached, the zoom listens itself.
    if (image && !zoom) void openLate(image);
  };
  const onIntent = ({ target }: Event): void => {
    if (zoom || asked || !images.some((image) => image === target)) return;
    asked = true;
    loadPart().then(attach, () => (asked = false));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const image = images.find((candidate) => candidate === event.target);
    if (!image || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    image.click();
  };
  const timer = setTimeout(() => {
    for (const image of images) nameAsButton(image, t);
    page.addEventListener('click', onClick);
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('pointerover', onIntent);
    page.addEventListener('focusin', onIntent);
  }, ZOOM_ATTACH_DELAY_MS);

  return () => {
    gone = true;
    clearTimeout(timer);
    page.removeEventListener('click', onClick);
    page.removeEventListener('keydown', onKeyDown);
    page.removeEventListener('pointerover', onIntent);
    page.removeEventListener('focusin', onIntent);
    zoom?.detach();
    for (const image of images) resetName(image);
  };
}

const BUTTON_ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-expanded'] as const;

function nameAsButton(image: HTMLImageElement, t: Messages): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', t('zoom.open', { name: image.alt }).trim());
  image.setAttribute('aria-expanded', 'false');
}

function resetName(image: HTMLImageElement): void {
  for (const name of BUTTON_ATTRIBUTES) image.removeAttribute(name);
}
