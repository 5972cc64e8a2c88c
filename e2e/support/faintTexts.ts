import type { Page } from '@playwright/test';

/** WCAG minimum contrast of text. */
const LEAST_CONTRAST = 4.5;

/** Visible texts and icon strokes with insufficient contrast. */
export function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const groundOf = (part: Element | null): string => {
      for (let at = part; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (channels(backgroundColor)[3] !== 0) return backgroundColor;
      }
      return 'rgb(255 255 255)';
    };
    const contrast = (one: string, other: string): number => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const inks = [...document.body.querySelectorAll('*')].flatMap((part): [Element, string][] => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { color, stroke } = getComputedStyle(part);
      if (part instanceof SVGSVGElement) return [[part, stroke]];
      if (part instanceof SVGElement) return [];
      const hasText = [...part.childNodes].some(
        (node) => node instanceof Text && node.textContent?.trim() !== '',
      );
      return hasText ? [[part, color]] : [];
    });
    return inks
      .filter(([part, ink]) => ink !== 'none' && contrast(ink, groundOf(part)) < least)
      .map(([part, ink]) => `${ink} on ${groundOf(part)}: ${part.outerHTML.slice(0, 80)}`);
  }, LEAST_CONTRAST);
}
