import type { Tone } from './types';

/** Every colour of every figure: [on a light page, on a dark page]. */
const TOKENS = {
  ground: ['#ffffff', '#1b1b1d'],
  ink: ['#1c1e21', '#e6e8eb'],
  muted: ['#5a626d', '#a8b0bb'],
  line: ['#868e99', '#818a96'],
  rule: ['#d9dde3', '#3e434b'],
  paper: ['#ffffff', '#242629'],
  soft: ['#f4f6f9', '#2b2e33'],
  brand: ['#2d7df0', '#84b3f5'],
  strong: ['#1a5fc9', '#84b3f5'],
  'on-strong': ['#ffffff', '#10213a'],
  cyan: ['#0b8fac', '#4cc9e6'],
  amber: ['#c2650c', '#f5a54a'],
  yellow: ['#a08600', '#f0dc5a'],
  red: ['#d6455d', '#f4838f'],
  violet: ['#8457d6', '#b794f6'],
  green: ['#2f9e44', '#69db7c'],
} as const;

type Token = keyof typeof TOKENS;

const FONT = "system-ui,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

const TONES: readonly Tone[] = ['brand', 'cyan', 'amber', 'yellow', 'red', 'violet', 'green'];

/** The value to write into a `fill` or `stroke` attribute for a colour of the palette. */
export function color(token: Token | Tone): string {
  return `var(--fig-${token === 'neutral' ? 'line' : token})`;
}

/** Rules by class name; only those a figure uses go into its file. */
const RULES: Record<string, string> = {
  t11: 'font-size:11px',
  t12: 'font-size:12px',
  t13: 'font-size:13px',
  t16: 'font-size:16px',
  t20: 'font-size:20px',
  t32: 'font-size:32px',
  t44: 'font-size:44px',
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
};

/** Rules that are not a plain class: selector by the class that asks for it. */
const NESTED_RULES: Record<string, string> = {
  ax: '.ax text{font-size:12px;fill:var(--fig-muted)}',
};

/**
 * The one style sheet of a figure, with the rules and colours that its body uses.
 * The first rule `svg{…}` holds the light values, the only media block the dark ones: the site's build
 * takes them apart into two files, so this shape must stay.
 */
export function styleFor(body: string): string {
  const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []));
  const unknown = [...used].filter((name) => !(name in RULES) && !(name in NESTED_RULES));
  if (unknown.length > 0) throw new Error(`unknown class: ${unknown.join(', ')}`);

  const rules = [
    `text{font-family:${FONT};font-size:14px;fill:var(--fig-ink)}`,
    ...Object.entries(RULES)
      .filter(([name]) => used.has(name))
      .map(([name, declarations]) => `.${name}{${declarations}}`),
    ...Object.entries(NESTED_RULES)
      .filter(([name]) => used.has(name))
      .map(([, rule]) => rule),
  ].join('');

  const tokens = (Object.keys(TOKENS) as Token[]).filter((token) =>
    `${rules}${body}`.includes(`var(--fig-${token})`),
  );
  const values = (mode: 0 | 1) => tokens.map((token) => `--fig-${token}:${TOKENS[token][mode]}`).join(';');
  return `svg{${values(0)}}@media (prefers-color-scheme: dark){svg{${values(1)}}}${rules}`;
}
