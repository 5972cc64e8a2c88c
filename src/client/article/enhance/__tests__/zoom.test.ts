import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { fireEvent, screen } from '@testing-library/dom';
import { HOLD_NAVBAR_EVENT, RELEASE_NAVBAR_EVENT } from '../../../platform/events';
import { enhanceZoom } from '../zoom';
import { english } from './messages';

const IMAGE = (alt: string, attributes = '') => `<img src="/a.svg" alt="${alt}" data-zoom ${attributes}>`;

let stop = (): void => undefined;
let reducedMotion = false;

function show(html: string): void {
  document.body.innerHTML = `<main><article class="prose">${html}</article></main>`;
  stop = enhanceZoom(document.querySelector('main')!, english);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const picture = (name: string) => screen.getByRole('button', { name: `Enlarge picture ${name}`.trim() });
const ground = () => document.querySelector<HTMLElement>('.medium-zoom-overlay');
const isOpen = () => ground() !== null;

/** Presses a picture and waits until it has opened. */
async function open(name: string): Promise<HTMLElement> {
  const image = picture(name);
  fireEvent.click(image);
  await pass(400);
  expect(isOpen()).toBe(true);
  return image;
}

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = (query) => ({ matches: reducedMotion && query.includes('reduce') }) as MediaQueryList;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  delete document.documentElement.dataset['theme'];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  stop();
  await pass(1_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('enhanceZoom', () => {
  it('attaches 1,000 ms after the page has come', async () => {
    show(IMAGE('Tree'));
    await pass(999);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('img'));
    await pass(1);
    expect(isOpen()).toBe(false);
    expect(picture('Tree')).toHaveAttribute('tabindex', '0');
  });

  it('names a picture without text of its own too', async () => {
    show(IMAGE(''));
    await pass(1_000);
    expect(picture('')).toHaveAccessibleName('Enlarge picture');
  });

  it('takes both forms of a picture, and none that belongs to a link or a button', async () => {
    show(
      IMAGE('Pair', 'class="only-light"') +
        IMAGE('Pair', 'class="only-dark"') +
        `<a href="/x">${IMAGE('Linked')}</a>` +
        '<img src="/b.png" alt="Plain">',
    );
    await pass(1_000);
    expect(screen.getAllByRole('button').map((image) => image.className)).toEqual([
      expect.stringContaining('only-light'),
      expect.stringContaining('only-dark'),
    ]);
  });

  it('opens on a press over a ground in the colour of the mode', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    const image = await open('Tree');
    expect(ground()).toHaveStyle({ background: 'rgb(255, 255, 255)' });
    expect(image).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyUp(document.body, { key: 'Escape' });
    await pass(400);
    expect(isOpen()).toBe(false);
    expect(image).toHaveAttribute('aria-expanded', 'false');
    document.documentElement.dataset['theme'] = 'dark';
    await open('Tree');
    expect(ground()).toHaveStyle({ background: 'rgb(50, 50, 50)' });
  });

  it.each(['Enter', ' '])('opens and closes with the key "%s", and keeps the focus', async (key) => {
    show(IMAGE('Tree'));
    await pass(1_000);
    picture('Tree').focus();
    expect(fireEvent.keyDown(picture('Tree'), { key })).toBe(false);
    await pass(400);
    expect(isOpen()).toBe(true);
    expect(picture('Tree')).toHaveFocus();
    fireEvent.keyDown(picture('Tree'), { key });
    await pass(400);
    expect(isOpen()).toBe(false);
    expect(picture('Tree')).toHaveFocus();
  });

  it('closes on a press, on Tab, and when the colours change', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    const ways = [
      () => fireEvent.click(ground()!),
      () => fireEvent.keyDown(document.body, { key: 'Tab' }),
      () => (document.documentElement.dataset['theme'] = 'dark'),
    ];
    for (const close of ways) {
      await open('Tree');
      close();
      await pass(400);
      expect(isOpen()).toBe(false);
    }
  });

  it('gives the focus back when a press beside the picture took it', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    await open('Tree');
    picture('Tree').blur();
    fireEvent.click(ground()!);
    await pass(400);
    expect(picture('Tree')).toHaveFocus();
  });

  it('closes after 40 px of scroll, and not before', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    await open('Tree');
    for (const [y, stays] of [
      [40, true],
      [41, false],
    ] as const) {
      Object.defineProperty(window, 'pageYOffset', { value: y, configurable: true });
      fireEvent.scroll(document);
      await pass(600);
      expect(isOpen()).toBe(stays);
    }
    Object.defineProperty(window, 'pageYOffset', { value: 0, configurable: true });
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press', () => fireEvent.click(ground()!, { detail: 1 })],
    ['scrolling', () => (window.scrollY = 60)],
  ])('closes after opening when %s came while it was still moving', async (_, close) => {
    show(IMAGE('Tree'));
    await pass(1_000);
    fireEvent.click(picture('Tree'), { detail: 1 });
    await pass(50);
    close();
    await pass(1_000);
    expect(isOpen()).toBe(false);
  });

  it('takes a double press for one', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    fireEvent.click(picture('Tree'), { detail: 1 });
    await pass(50);
    fireEvent.click(picture('Tree'), { detail: 2 });
    await pass(1_000);
    expect(isOpen()).toBe(true);
  });

  it('moves nothing for who wants no motion', async () => {
    reducedMotion = true;
    show(IMAGE('Tree'));
    await pass(1_000);
    fireEvent.click(picture('Tree'));
    await pass(1);
    fireEvent.keyUp(document.body, { key: 'Escape' });
    await pass(1);
    expect(isOpen()).toBe(false);
  });

  it('has the navbar out of sight while open', async () => {
    const told: string[] = [];
    const listen = ({ type }: Event) => told.push(type);
    for (const type of [HOLD_NAVBAR_EVENT, RELEASE_NAVBAR_EVENT]) addEventListener(type, listen);
    show(IMAGE('Tree'));
    await pass(1_000);
    await open('Tree');
    expect(told).toEqual([HOLD_NAVBAR_EVENT]);
    fireEvent.click(ground()!);
    await pass(400);
    expect(told).toEqual([HOLD_NAVBAR_EVENT, RELEASE_NAVBAR_EVENT]);
    for (const type of [HOLD_NAVBAR_EVENT, RELEASE_NAVBAR_EVENT]) removeEventListener(type, listen);
  });

  it('shows readers of the page one picture, not two', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    await open('Tree');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('closes and forgets its pictures when the page is left', async () => {
    show(IMAGE('Tree'));
    await pass(1_000);
    await open('Tree');
    stop();
    expect(isOpen()).toBe(false);
    const image = screen.getByRole('img', { name: 'Tree' });
    expect(image).not.toHaveAttribute('tabindex');
    fireEvent.click(image);
    await pass(400);
    expect(isOpen()).toBe(false);
  });

  it('attaches to nothing when the page is left before', async () => {
    show(IMAGE('Tree'));
    stop();
    await pass(2_000);
    expect(screen.getByRole('img', { name: 'Tree' })).not.toHaveAttribute('role');
  });

  it('says in place that its code did not load, and opens the picture on a good second try', async () => {
    jest.doMock('../imageZoom', () => {
      throw new Error('offline');
    });
    show(IMAGE('Tree'));
    await pass(1_000);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(picture('Tree'));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load: offline');
    jest.dontMock('../imageZoom');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(400);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOpen()).toBe(true);
    expect(picture('Tree')).toHaveFocus();
  });
});
