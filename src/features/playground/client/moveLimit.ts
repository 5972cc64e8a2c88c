import chinese from '../../../../locales/zh-Hans/limit.json';
import english from '../../../../locales/en/limit.json';
import { formatMessage } from '../../../core/model/formatMessage';
import type { Locale } from '../../../core/model/locale';
import { trustedHtml } from '../../../core/page/platform/trustedHtml';
import { limitEvent } from '../model/limitEvent';
import { DAY } from '../model/pumpDay';
import { element } from '../model/windowsView';
import { makeSvg } from './makeNode';
import { readPicture, type LimitPicture } from './readPicture';
import './moveLimit.css';

const TEXTS = { 'zh-Hans': chinese, en: english };
const LIMITS = { min: 55, max: 93 };
const STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -100,
  End: 100,
};

/** Styles in the drawing; a sheet of the page does not reach it. */
const OWN_STYLES = `svg { display: block; width: 100%; height: 100% }
.grip { cursor: ns-resize; pointer-events: all; touch-action: none }
.grip:focus-visible { outline: 2px solid var(--fig-strong) }`;

const STYLE = { start: '<style>', end: '</style>' };

/** Puts the drawing over its picture, with a limit that can be moved; returns a cleanup function. */
export async function moveLimit(image: HTMLImageElement, locale: Locale): Promise<() => void> {
  const { markup, styles } = splitDrawing(await (await fetch(image.currentSrc)).text());
  const box = image.closest('.hero-picture');
  if (!box) return () => undefined;
  const host = document.createElement('div');
  host.className = `hero-live ${image.className}`;
  // Its styles would apply to the page, and the policy of the page refuses their element.
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + OWN_STYLES);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = trustedHtml(markup);
  box.append(host);
  const place = (): void => {
    host.style.left = `${image.offsetLeft}px`;
    host.style.top = `${image.offsetTop}px`;
    host.style.width = `${image.offsetWidth}px`;
    host.style.height = `${image.offsetHeight}px`;
  };
  place();
  window.addEventListener('resize', place);
  const svg = root.querySelector('svg');
  for (const name of ['role', 'aria-labelledby']) svg?.removeAttribute(name);
  const picture = svg ? readPicture(svg) : undefined;
  const stop = picture ? offerSlider(picture, TEXTS[locale]) : () => undefined;
  return () => {
    stop();
    window.removeEventListener('resize', place);
    host.remove();
  };
}

/** Drawing and styles apart; the texts before the styles name the picture, whose image has a name already. */
function splitDrawing(text: string): { markup: string; styles: string } {
  const [start, end] = [text.indexOf(STYLE.start), text.indexOf(STYLE.end)];
  const opening = text.slice(0, text.indexOf('>') + 1);
  return {
    markup: opening + text.slice(end + STYLE.end.length),
    styles: text.slice(start + STYLE.start.length, end),
  };
}

/** A slider on the limit line, for pointer, finger and keys. */
function offerSlider(picture: LimitPicture, texts: typeof english): () => void {
  const { svg, left, right } = picture;
  const grip = makeSvg(
    element(
      'g',
      {
        class: 'grip',
        role: 'slider',
        tabindex: '0',
        'aria-label': texts['limit.label'],
        'aria-orientation': 'vertical',
        'aria-valuemin': String(LIMITS.min),
        'aria-valuemax': String(LIMITS.max),
      },
      [
        element('rect', {
          x: String(left),
          width: String(right - left),
          y: '-12',
          height: '24',
          'fill-opacity': '0',
        }),
        element('circle', {
          cx: String((left + right) / 2),
          r: '8',
          fill: 'var(--fig-paper)',
          stroke: 'var(--fig-red)',
          'stroke-width': '2',
        }),
        element('path', {
          transform: `translate(${(left + right) / 2} 0)`,
          d: 'M-3 -1.5L0 -4.5L3 -1.5M-3 1.5L0 4.5L3 1.5',
          fill: 'none',
          stroke: 'var(--fig-red)',
          'stroke-width': '1.5',
        }),
      ],
    ),
  );
  const band = makeSvg(
    element('rect', { fill: 'var(--fig-red)', 'fill-opacity': '.12', y: String(picture.top) }),
  );
  picture.area.after(band);
  picture.line.parentElement?.append(grip);
  let limit = picture.limit;
  const set = (value: number): void => {
    limit = Math.min(LIMITS.max, Math.max(LIMITS.min, Math.round(value)));
    grip.setAttribute('transform', `translate(0 ${picture.yOf(limit)})`);
    grip.setAttribute('aria-valuenow', String(limit));
    grip.setAttribute('aria-valuetext', showLimit(picture, band, limit, texts));
  };
  const onKey = (event: Event): void => {
    const step = event instanceof KeyboardEvent ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    set(limit + step);
  };
  const onPointer = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.buttons === 0) return;
    if (event.type === 'pointerdown') grip.setPointerCapture(event.pointerId);
    const { top, height } = svg.getBoundingClientRect();
    set(picture.valueAt(((event.clientY - top) / height) * svg.viewBox.baseVal.height));
  };
  grip.addEventListener('keydown', onKey);
  grip.addEventListener('pointerdown', onPointer);
  grip.addEventListener('pointermove', onPointer);
  set(limit);
  return () => {
    grip.removeEventListener('keydown', onKey);
    grip.removeEventListener('pointerdown', onPointer);
    grip.removeEventListener('pointermove', onPointer);
  };
}

/** Shows limit, window and event; returns what they say. */
function showLimit(picture: LimitPicture, band: Element, limit: number, texts: typeof english): string {
  const { left, right, top, points, samples, yOf, xOf } = picture;
  const y = yOf(limit);
  const event = limitEvent(limit, samples, DAY);
  const from = event ? xOf(event.open) : left;
  const to = event ? Math.min(right, event.close === undefined ? right : xOf(event.close)) : left;
  picture.line.setAttribute('d', `M${left} ${y}H${right}`);
  picture.area.setAttribute('d', `M${left} ${top}H${right}V${y}H${left}z`);
  picture.label.setAttribute('transform', `translate(${right + 4} ${y})`);
  picture.label.textContent = `Hi ${limit}`;
  picture.above.setAttribute('d', pathAbove(points, y));
  band.setAttribute('x', String(from));
  band.setAttribute('width', String(to - from));
  band.setAttribute('height', String(yOf(50) - top));
  for (const part of picture.event) part.setAttribute('opacity', event ? '1' : '.2');
  if (!event) return formatMessage(texts['limit.none'], { limit });
  const time = `${String(Math.floor(event.open / 60)).padStart(2, '0')}:${String(event.open % 60).padStart(2, '0')}`;
  const peak = event.peak.toFixed(1);
  picture.start.textContent = time;
  if (picture.peak) picture.peak.textContent = `${peak} °C`;
  return formatMessage(texts['limit.event'], { limit, time, peak });
}

/** The parts of a curve above a height. */
function pathAbove(points: readonly DOMPoint[], limit: number): string {
  return points
    .map(({ x, y }, index) => {
      if (y >= limit) return '';
      const before = points[index - 1];
      return `${before && before.y < limit ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
