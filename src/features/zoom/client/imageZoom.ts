import { ZOOM_SCROLL_OFFSET_PX } from '../../../settings/limits';
import { sendEvent } from '../../../page/platform/events';
import { panZoom } from './panZoom';
import { zoomedImage } from './zoomedImage';
import './imageZoom.css';

export interface ZoomTexts {
  /** Accessible name of the dialog. */
  name: string;
  /** Label of the close button. */
  close: string;
}

/** A second click within this time enlarges the image; a single click closes the dialog. */
const DOUBLE_CLICK_MS = 300;

/** Opens an image in a dialog; returns a function that closes it. */
export function openZoom(original: HTMLImageElement, texts: ZoomTexts): () => void {
  const { src, ...zoomed } = zoomedImage(original);
  const { dialog, view, image } = buildDialog(src, original.alt, texts);
  const startY = scrollY;
  let closing = 0;
  const close = (): void => dialog.close();
  const onScroll = (): void => {
    if (Math.abs(scrollY - startY) > ZOOM_SCROLL_OFFSET_PX) close();
  };
  // The image may have a variant per color mode.
  const colorMode = new MutationObserver(close);

  document.body.append(dialog);
  dialog.showModal();
  sendEvent('site:hold-navbar');
  const zoom = panZoom(view, image, zoomed);
  dialog.addEventListener('click', ({ target, detail, clientX, clientY }) => {
    if (target !== image) return close();
    if (closing) {
      clearTimeout(closing);
      closing = 0;
      zoom.toggle({ x: clientX, y: clientY });
    } else if (detail < 2) {
      // Ignore the second click of the double click that opened the dialog.
      closing = window.setTimeout(close, DOUBLE_CLICK_MS);
    }
  });
  addEventListener('scroll', onScroll, { passive: true });
  colorMode.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dialog.addEventListener('close', () => {
    clearTimeout(closing);
    removeEventListener('scroll', onScroll);
    colorMode.disconnect();
    zoom.stop();
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() =>
      dialog.remove(),
    );
    sendEvent('site:release-navbar');
  });
  return close;
}

function buildDialog(
  src: string,
  alt: string,
  texts: ZoomTexts,
): { dialog: HTMLDialogElement; view: HTMLElement; image: HTMLImageElement } {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', texts.name);
  const ground = document.createElement('div');
  ground.className = 'zoom-ground';
  const view = document.createElement('div');
  view.className = 'zoom-view';
  const image = new Image();
  Object.assign(image, { src, alt, draggable: false });
  view.append(image);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button cross zoom-close';
  button.setAttribute('aria-label', texts.close);
  dialog.append(ground, button, view);
  return { dialog, view, image };
}
