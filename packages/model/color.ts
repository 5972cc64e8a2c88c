/** Contrast that WCAG 2.2 AA requires for text. */
const MIN_TEXT_CONTRAST = 4.5;

type Rgb = [number, number, number];

const MIX_STEP = 0.04;

/** Contrast of two hexadecimal colors, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The color itself if it is readable on every background, else the closest mix with black or white that is:
 * darker on light backgrounds, lighter on dark ones.
 */
export function readableColor(
  color: string,
  backgrounds: readonly string[],
  minimum = MIN_TEXT_CONTRAST,
): string {
  const onLight = backgrounds.every((background) => luminance(parse(background)) > 0.4);
  const target: Rgb = onLight ? [0, 0, 0] : [255, 255, 255];
  const source = parse(color);
  for (let share = 0; share < 1; share += MIX_STEP) {
    const mixed = format(source.map((part, index) => part + ((target[index] ?? 0) - part) * share) as Rgb);
    if (backgrounds.every((background) => contrast(mixed, background) >= minimum)) return mixed;
  }
  return format(target);
}

function parse(color: string): Rgb {
  const digits = color.replace('#', '');
  const full = digits.length < 6 ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6);
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
