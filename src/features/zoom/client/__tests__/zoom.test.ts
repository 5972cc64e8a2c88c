import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { fireEvent, screen } from '@testing-library/dom';
import { enhanceZoom } from '../zoom';
import { english } from '../../../../page/article/enhance/__tests__/messages';
import '../../../../page/ui/__tests__/nativeDialog';

const IMAGE = (alt: string, attributes = '') =>
  `<img src="/a.svg" alt="${alt}" width="400" height="200" data-zoom ${attributes}>`;

let stop = (): void => undefined;

function show(html: string): void {
  document.body.innerHTML = `<main><article class="prose">${html}</article></main>`;
  stop = enhanceZoom(document.querySelector('main')!, english);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const opener = (name: string) => screen.getByRole('button', { name: `Enlarge image ${name}`.trim() });
const dialog = () => screen.queryByRole('dialog');
const large = () => dialog()?.querySelector('img') as HTMLImageElement;
const closeButton = () => screen.getByRole('button', { name: 'Close' });

/** Clicks an image and waits for the dialog. */
async function open(name: string): Promise<HTMLElement> {
  const image = opener(name);
  fireEvent.click(image);
  await pass(0);
  expect(dialog()).toBeVisible();
  return image;
}

async function showOne(): Promise<HTMLElement> {
  show(IMAGE('Tree'));
  await pass(1_000);
  return open('Tree');
}

function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.getAnimations = () => [];
});

beforeEach(() => {
  jest.useFakeTimers();
  scrollPage(0);
  Object.assign(window, { innerWidth: 864, innerHeight: 664 });
  delete document.documentElement.dataset['theme'];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('zoomable images', () => {
  it('become buttons 1,000 ms after page load', async () => {
    show(IMAGE('Tree'));
    await pass(999);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('img'));
    await pass(1);
    expect(dialog()).toBeNull();
    expect(opener('Tree')).toHaveAttribute('tabindex', '0');
    expect(opener('Tree')).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('have an accessible name even without alt text', async () => {
    show(IMAGE(''));
    await pass(1_000);
    await open('');
    expect(dialog()).toHaveAccessibleName('Enlarge image');
  });

  it('include both color variants, but no images inside links', async () => {
    show(
      IMAGE('Pair', 'class="only-light"') +
        IMAGE('Pair', 'class="only-dark"') +
        `<a href="/x">${IMAGE('Linked')}</a>` +
        '<img src="/b.png" alt="Plain">',
    );
    await pass(1_000);
    expect(screen.getAllByRole('button').map(({ className }) => className)).toEqual([
      'only-light',
      'only-dark',
    ]);
  });

  it.each(['Enter', ' '])('open on key "%s" and regain focus on close', async (key) => {
    show(IMAGE('Tree'));
    await pass(1_000);
    opener('Tree').focus();
    expect(fireEvent.keyDown(opener('Tree'), { key })).toBe(false);
    await pass(0);
    expect(closeButton()).toHaveFocus();
    fireEvent.click(closeButton());
    expect(dialog()).toBeNull();
    expect(opener('Tree')).toHaveFocus();
  });

  it('are restored on cleanup', async () => {
    const image = await showOne();
    stop();
    expect(dialog()).toBeNull();
    expect(image).not.toHaveAttribute('role');
    fireEvent.click(image);
    await pass(0);
    expect(dialog()).toBeNull();
  });
});

describe('an opened image', () => {
  it('is closed by a color mode change', async () => {
    await showOne();
    document.documentElement.dataset['theme'] = 'dark';
    await pass(0);
    expect(dialog()).toBeNull();
  });

  it('closes after scrolling more than 40 pixels', async () => {
    await showOne();
    scrollPage(40);
    expect(dialog()).toBeVisible();
    scrollPage(41);
    expect(dialog()).toBeNull();
  });

  it('closes on click, unless a second click follows', async () => {
    await showOne();
    fireEvent.click(large(), { detail: 1 });
    await pass(299);
    expect(dialog()).toBeVisible();
    await pass(1);
    expect(dialog()).toBeNull();
  });

  it('stays open after the double click that opened it', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    fireEvent.click(opener('Tree'), { detail: 1 });
    await pass(50);
    fireEvent.click(large(), { detail: 2 });
    await pass(1_000);
    expect(large().style.width).toBe('800px');
  });

  it('zooms with a pinch, between fitted and maximum size', async () => {
    await showOne();
    const touches = (distance: number) => ({
      touches: [
        { clientX: 0, clientY: 0 },
        { clientX: distance, clientY: 0 },
      ],
    });
    fireEvent.touchStart(large(), touches(100));
    expect(fireEvent.touchMove(large(), touches(150))).toBe(false);
    expect(large().style.width).toBe('1200px');
    fireEvent.touchMove(large(), touches(900));
    expect(large().style.width).toBe('1600px');
    fireEvent.touchMove(large(), touches(10));
    expect(large().style.width).toBe('800px');
  });

  it('zooms with a trackpad pinch, but not with the wheel', async () => {
    await showOne();
    expect(fireEvent.wheel(large(), { deltaY: -50 })).toBe(true);
    expect(large().style.width).toBe('800px');
    expect(fireEvent.wheel(large(), { deltaY: -50, ctrlKey: true })).toBe(false);
    expect(Number.parseFloat(large().style.width)).toBeCloseTo(800 * Math.exp(0.5));
  });

  it('is fitted again on resize', async () => {
    await showOne();
    window.innerWidth = 664;
    fireEvent(window, new Event('resize'));
    expect(large().style.width).toBe('600px');
  });
});
