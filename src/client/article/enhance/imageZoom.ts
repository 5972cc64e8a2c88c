import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { ZOOM_BACKGROUND, ZOOM_MARGIN_PX, ZOOM_SCROLL_OFFSET_PX } from '../../../site/limits';
import { HOLD_NAVBAR_EVENT, RELEASE_NAVBAR_EVENT } from '../../platform/events';
import { drawSharply } from './drawSharply';
import { letPan, roomFor } from './panPicture';
import './imageZoom.css';

/** Pictures of one page that open large. */
export interface ImageZoom {
  open: (image: HTMLImageElement) => void;
  /** Closes what is open and leaves the pictures alone. */
  detach: () => void;
}

/** Somewhat longer than the motion of the style sheet: it may have nothing to move, and then never ends. */
const MOTION_MS = 350;
const ZOOMED = '.medium-zoom-image--opened';

let shared: Zoom | undefined;

/** Lets pictures open large on a press. */
export function attachZoom(images: HTMLImageElement[]): ImageZoom {
  // One for all pages: it listens on the document and never stops.
  const zoom = (shared ??= createZoom());
  zoom.attach(images);
  return {
    open: (image) => void zoom.open({ target: image }),
    detach: () => {
      zoom.detach(images);
      endMotion();
    },
  };
}

function createZoom(): Zoom {
  const zoom = mediumZoom({ margin: ZOOM_MARGIN_PX, scrollOffset: ZOOM_SCROLL_OFFSET_PX });
  let opening = false;
  /** The reader wants it closed before it is open; the library ignores that. */
  let unwanted = false;
  let timer = 0;
  let startY = 0;
  let leaveSharp = (): void => undefined;
  let leavePan = (): void => undefined;

  const wish = (): void => {
    if (opening) unwanted = true;
  };
  zoom.on('open', ({ target }) => {
    const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
    zoom.update({
      background: ZOOM_BACKGROUND[mode],
      ...(target instanceof HTMLImageElement && { container: roomFor(target) }),
    });
    dispatchEvent(new Event(HOLD_NAVBAR_EVENT));
    opening = true;
    unwanted = false;
    startY = scrollY;
    if (target instanceof Element) target.setAttribute('aria-expanded', 'true');
    queueMicrotask(() => hideFromReaders(zoomedImage()));
    timer = window.setTimeout(endMotion, motionMs());
  });
  zoom.on('opened', ({ target }) => {
    clearTimeout(timer);
    opening = false;
    const image = zoomedImage();
    leaveSharp = drawSharply(image);
    if (image && target instanceof HTMLElement) leavePan = letPan(image, target, () => void zoom.close());
    if (unwanted || Math.abs(scrollY - startY) > ZOOM_SCROLL_OFFSET_PX) void zoom.close();
  });
  zoom.on('close', () => {
    leavePan();
    leaveSharp();
    timer = window.setTimeout(endMotion, motionMs());
  });
  zoom.on('closed', ({ target }) => {
    clearTimeout(timer);
    dispatchEvent(new Event(RELEASE_NAVBAR_EVENT));
    if (!(target instanceof HTMLElement)) return;
    target.setAttribute('aria-expanded', 'false');
    // A press beside a control takes the focus away from everything.
    if (document.activeElement === document.body) target.focus({ preventScroll: true });
  });
  document.addEventListener('click', ({ detail }) => detail < 2 && wish(), true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') wish();
    // What comes next would be behind the picture.
    if (key === 'Tab') void (opening ? wish() : zoom.close());
  });
  new MutationObserver(() => void zoom.close()).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return zoom;
}

function zoomedImage(): HTMLElement | null {
  return document.querySelector<HTMLElement>(ZOOMED);
}

/** The large picture is a copy: only the one in the text has a name and takes the focus. */
function hideFromReaders(image: HTMLElement | null): void {
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-expanded']) image?.removeAttribute(name);
  image?.setAttribute('aria-hidden', 'true');
}

function motionMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOTION_MS;
}

/** Tells the library that its motion is over. */
function endMotion(): void {
  zoomedImage()?.dispatchEvent(new Event('transitionend'));
}
