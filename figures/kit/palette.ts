import { readBrand } from './readBrand';
import type { Locale, Tone } from './types';

const BRAND = readBrand();

/** Every colour of every figure: [on a light page, on a dark page]; the first ones are those of `src/page/styles/tokens.css`. */
const TOKENS = {
  ground: ['#ffffff', '#10141d'],
  ink: ['#161d2b', '#e4e9f2'],
  muted: ['#525e74', '#a1adc0'],
  line: ['#7f8a9e', '#7d899d'],
  rule: ['#d8dee8', '#38435a'],
  paper: ['#ffffff', '#181e2a'],
  soft: ['#f5f7fb', '#222a39'],
  brand: [BRAND.mark, BRAND.dark],
  strong: [BRAND.light, BRAND.dark],
  'on-strong': ['#ffffff', '#0b1220'],
  cyan: ['#0b8fac', '#4cc9e6'],
  amber: ['#c2650c', '#f5a54a'],
  yellow: ['#a08600', '#f0dc5a'],
  red: ['#d6455d', '#f4838f'],
  violet: ['#8457d6', '#b794f6'],
  green: ['#2f9e44', '#69db7c'],
} as const;

type Token = keyof typeof TOKENS;

/** The faces of the pages, in the order of `src/page/styles/base.css`; quotation marks would be written as entities. */
const FONTS: Readonly<Record<Locale, string>> = {
  en: '-apple-system,Segoe UI,Roboto,Liberation Sans,Arial,PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif',
  'zh-Hans': 'PingFang SC,HarmonyOS Sans SC,MiSans,Microsoft YaHei,Noto Sans CJK SC,Noto Sans SC,sans-serif',
};

const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

const TONES: readonly Tone[] = ['brand', 'cyan', 'amber', 'yellow', 'red', 'violet', 'green'];

/** The colour of each part of the product and its surroundings, the same in every figure. */
export const COMPONENT = {
  idmp: 'brand',
  tsdb: 'green',
  tdgpt: 'cyan',
  ai: 'violet',
  sources: 'amber',
  browser: 'neutral',
} as const satisfies Record<string, Tone>;

export type Component = keyof typeof COMPONENT;

const COMPONENT_NAMES: Readonly<Record<Component, RegExp>> = {
  idmp: /^(TDengine )?IDMP$|^tdengine-idmp$/,
  tsdb: /^(TDengine )?TSDB(-Enterprise)?$|^taosAdapter$|^tdengine-tsdb$|^(TDengine )?(TSDB )?Explorer$/,
  tdgpt: /^TDgpt$/,
  ai: /^(AI 服务|AI service|大模型服务|AI 模型服务|AI model service)$/,
  sources: /^taosX/,
  browser: /^(浏览器|Browser|用户（浏览器）|Users \(browser\))$/,
};

/** The part of the product that a title names. */
export function componentOf(title: string): Component | undefined {
  return (Object.keys(COMPONENT_NAMES) as Component[]).find((name) => COMPONENT_NAMES[name].test(title));
}

/** The value to write into a `fill` or `stroke` attribute for a colour of the palette. */
export function color(token: Token | Tone): string {
  return `var(--fig-${token === 'neutral' ? 'line' : token})`;
}

/** Rules by class name; only those a figure uses go into its file. */
const RULES: Record<string, string> = {
  b: 'font-weight:600',
  mono: `font-family:${MONO}`,
  mid: 'text-anchor:middle',
  end: 'text-anchor:end',
  muted: 'fill:var(--fig-muted)',
  link: 'fill:var(--fig-strong)',
  on: 'fill:var(--fig-on-strong)',
  halo: 'paint-order:stroke;stroke:var(--fig-ground);stroke-width:5px;stroke-linejoin:round',
  nofill: 'fill:none',
  'f-ground': 'fill:var(--fig-ground)',
  'f-paper': 'fill:var(--fig-paper)',
  'f-soft': 'fill:var(--fig-soft)',
  'f-rule': 'fill:var(--fig-rule)',
  'f-line': 'fill:var(--fig-line)',
  'f-strong': 'fill:var(--fig-strong)',
  's-rule': 'stroke:var(--fig-rule)',
  's-neutral': 'stroke:var(--fig-line)',
  'f-neutral': 'fill:var(--fig-line)',
  'w-neutral': 'fill:var(--fig-soft)',
  ...Object.fromEntries(
    TONES.flatMap((tone) => [
      [`f-${tone}`, `fill:var(--fig-${tone})`],
      [`w-${tone}`, `fill:var(--fig-${tone});fill-opacity:.16`],
      [`s-${tone}`, `stroke:var(--fig-${tone})`],
    ]),
  ),
  w15: 'stroke-width:1.5px',
  w2: 'stroke-width:2px',
  dash: 'stroke-dasharray:5 4',
  dot: 'stroke-dasharray:1.5 4;stroke-linecap:round',
  ref: 'stroke-dasharray:2.5 2',
  drawn: 'stroke-dasharray:400',
  'drawn-late': 'animation-delay:.3s',
};

/** A line draws itself once, at most 400 long; where readers want less motion, it is there. */
const DRAWING =
  '@media (prefers-reduced-motion:no-preference){.drawn{animation:draw .6s ease-out backwards}}@keyframes draw{from{stroke-dashoffset:400}}';

/** Rules whose class carries a text size: `t12` for a text, `ax12` for the texts of a chart. */
const SIZED_RULES: readonly [RegExp, (size: string, name: string) => string][] = [
  [/^t(\d+)$/, (size, name) => `.${name}{font-size:${size}px}`],
  [/^ax(\d+)$/, (size, name) => `.${name} text{font-size:${size}px;fill:var(--fig-muted)}`],
];

/** The rule of a class, or undefined when there is none. */
function ruleOf(name: string): string | undefined {
  const declarations = RULES[name];
  if (declarations !== undefined) return `.${name}{${declarations}}`;
  for (const [pattern, rule] of SIZED_RULES) {
    const size = pattern.exec(name)?.[1];
    if (size !== undefined) return rule(size, name);
  }
  return undefined;
}

/**
 * The one style sheet of a figure, with the rules and colours that its body uses.
 * The first rule `svg{…}` holds the light values, the only media block the dark ones: the site's build
 * takes them apart into two files, so this shape must stay.
 */
export function styleFor(body: string, locale: Locale): string {
  const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []));
  const unknown = [...used].filter((name) => ruleOf(name) === undefined);
  if (unknown.length > 0) throw new Error(`unknown class: ${unknown.join(', ')}`);

  // Sizes come first, then the rules in the order of the table, so that the output does not depend on the drawing.
  const sized = [...used].filter((name) => !(name in RULES)).sort();
  const plain = Object.keys(RULES).filter((name) => used.has(name));
  const rules = [
    `text{font-family:${FONTS[locale]};font-size:14px;fill:var(--fig-ink)}`,
    used.has('drawn') ? DRAWING : '',
    ...[...sized, ...plain].map(ruleOf),
  ].join('');

  const tokens = (Object.keys(TOKENS) as Token[]).filter((token) =>
    `${rules}${body}`.includes(`var(--fig-${token})`),
  );
  const values = (mode: 0 | 1) => tokens.map((token) => `--fig-${token}:${TOKENS[token][mode]}`).join(';');
  return `svg{${values(0)}}@media (prefers-color-scheme: dark){svg{${values(1)}}}${rules}`;
}
