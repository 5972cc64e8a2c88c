import { DAY } from '../model/pumpDay';
import { cursorShapes, readingAt, type WindowTexts } from '../model/windowsView';
import type { Trigger } from '../model/windows';
import { makeSvg } from './makeNode';

/** The day plays in about six seconds. */
const MS_PER_STEP = 60;

/** The place in the day that is read. */
export interface Clock {
  /** Reads the same time with the form as it is now. */
  refresh: () => void;
  stop: () => void;
}

/** Reads the chart at the time of the slider, which the pointer over the chart and the button move. */
export function startClock(box: HTMLElement, texts: WindowTexts, triggerNow: () => Trigger): Clock {
  const picture = box.querySelector('[data-shapes]');
  const parts = box.querySelector('[data-clock]');
  const [slider, button, output] = [
    parts?.querySelector('input'),
    parts?.querySelector('button'),
    parts?.querySelector('output'),
  ];
  if (!picture || !slider || !button || !output) return { refresh: () => undefined, stop: () => undefined };
  const play = button.textContent;
  let timer: ReturnType<typeof setInterval> | undefined;

  const refresh = (): void => {
    const time = Number(slider.value);
    output.value = readingAt(time, triggerNow(), texts);
    slider.setAttribute('aria-valuetext', output.value);
    for (const old of picture.querySelectorAll('.cursor, .veil')) old.remove();
    picture.append(...cursorShapes(time, timer !== undefined).map(makeSvg));
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
    button.textContent = play;
    refresh();
  };
  const step = (): void => {
    slider.stepUp();
    if (slider.value === slider.max) pause();
    refresh();
  };
  const onPlay = (): void => {
    if (timer !== undefined) return pause();
    if (slider.value === slider.max) slider.value = slider.min;
    button.textContent = button.dataset['stop'] ?? play;
    timer = setInterval(step, MS_PER_STEP);
    refresh();
  };
  const onPointer = (event: Event): void => {
    if (!(event instanceof PointerEvent) || timer !== undefined) return;
    const { left, width } = picture.getBoundingClientRect();
    slider.valueAsNumber = ((event.clientX - left) / width) * DAY;
    refresh();
  };
  const listeners = [
    [slider, 'input', refresh],
    [slider, 'focus', refresh],
    [button, 'click', onPlay],
    [picture, 'pointermove', onPointer],
    [picture, 'pointerdown', onPointer],
  ] as const;
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  // The focus may have loaded this script.
  if (document.activeElement === slider) refresh();
  return {
    refresh,
    stop: () => {
      pause();
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    },
  };
}
