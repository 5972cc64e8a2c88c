import type { Kit } from './createKit';
import { NARROW_WIDTH } from './legibility';
import type { Draw } from './types';

type Scale = 'across' | 'down';

/** What the numbers of an option measure; all others stay as they are. */
const MEASURES: Readonly<Record<string, Scale>> = {
  x: 'across',
  w: 'across',
  width: 'across',
  labelWidth: 'across',
  nodeW: 'across',
  gapX: 'across',
  y: 'down',
  h: 'down',
  gapY: 'down',
  row: 'down',
};

/** Texts keep their hierarchy but come down to what a phone needs. */
function phoneTextSize(size: number): number {
  return size <= 14 ? 12 : Math.round(size * 0.9);
}

/** Parts whose further arguments are no areas. */
const FIRST_ONLY = new Set(['plot', 'rect', 'ring']);
/** Parts that take x and y one by one. */
const POSITIONAL = new Set(['dot', 'switchMark']);
const UNTOUCHED = new Set(['t', 'add', 'locale']);

type Unknowns = Record<string, unknown>;

function scaled(value: unknown, factors: Readonly<Record<Scale, number>>): unknown {
  if (Array.isArray(value)) return value.map((item) => scaled(item, factors));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Unknowns).map(([key, item]) => {
      const measure = MEASURES[key];
      if (typeof item === 'number' && measure !== undefined) return [key, item * factors[measure]];
      if (typeof item === 'number' && key === 'size') return [key, phoneTextSize(item)];
      if (key === 'widths' && Array.isArray(item))
        return [key, (item as number[]).map((width) => width * factors.across)];
      if (key === 'via' || key === 'cells') return [key, scaled(item, factors)];
      return [key, item];
    }),
  );
}

/**
 * The drawing for phones of a figure whose layout bears it: everything comes closer together from side to side
 * and further apart from top to bottom, while texts keep a legible size and wrap.
 */
export function squeeze(draw: Draw, width: number, stretch: number): Draw {
  const factors = { across: NARROW_WIDTH / width, down: stretch };
  const back = { across: 1 / factors.across, down: 1 / factors.down };
  return (locale, kit) => {
    const wrap = (name: string, part: (...args: unknown[]) => unknown) => {
      if (UNTOUCHED.has(name)) return part;
      return (...args: unknown[]) => {
        const [first, second, ...others] = args;
        const moved = POSITIONAL.has(name)
          ? [(first as number) * factors.across, (second as number) * factors.down, ...others]
          : FIRST_ONLY.has(name)
            ? [scaled(first, factors), ...args.slice(1)]
            : args.map((argument) => scaled(argument, factors));
        return unscaled(part(...moved), back);
      };
    };
    const entries = Object.entries(kit).map(([name, part]) => [
      name,
      typeof part === 'function' ? wrap(name, part as (...args: unknown[]) => unknown) : part,
    ]);
    draw(locale, Object.fromEntries(entries) as Kit);
  };
}

/** Areas that a part returns, in the measures of the figure. */
function unscaled(result: unknown, factors: Readonly<Record<Scale, number>>): unknown {
  if (typeof result === 'number') return result;
  if (typeof result === 'object' && result !== null && !Array.isArray(result) && !('x' in result))
    return Object.fromEntries(
      Object.entries(result as Unknowns).map(([id, area]) => [id, scaled(area, factors)]),
    );
  return scaled(result, factors);
}
