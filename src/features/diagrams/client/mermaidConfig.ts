import type { MermaidConfig } from 'mermaid';
import { mixColors } from '@idmp/model';

/** Series colors, cycled up to the number that mermaid expects. */
const SERIES = [
  '--color-primary',
  '--color-tip',
  '--color-warning',
  '--color-danger',
  '--color-note',
] as const;
const SERIES_LENGTH = 12;
/** Opacity of fills over the page background. */
const FILL_SHARE = 0.24;

/** Options that a diagram's source cannot override with directives or front matter. */
const SECURE = [
  'secure',
  'securityLevel',
  'startOnLoad',
  'suppressErrorRendering',
  'maxTextSize',
  'maxEdges',
  'dompurifyConfig',
  'themeCSS',
  'themeVariables',
  'fontFamily',
  'altFontFamily',
];

/** HTML allowed in labels: text formatting, but nothing that loads resources or runs code. */
const LABEL_HTML = {
  ALLOWED_TAGS: 'b strong i em u s code sub sup br p span div ul ol li'.split(' '),
  ALLOWED_ATTR: ['class'],
};

/** Mermaid config with the page's colors and font, and without interactivity. */
export function mermaidConfig(place: Element): MermaidConfig {
  const { fontFamily } = getComputedStyle(place);
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    secure: SECURE,
    dompurifyConfig: LABEL_HTML,
    suppressErrorRendering: true,
    fontFamily,
    theme: 'base',
    themeVariables: { ...themeVariables(place), fontFamily },
  };
}

function themeVariables(place: Element): Record<string, unknown> {
  const style = getComputedStyle(place);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  const [text, ground] = [color('--color-text'), color('--color-bg')];
  const fills = SERIES.map((name) => mixColors(color(name), ground, FILL_SHARE));
  return {
    darkMode: document.documentElement.dataset['theme'] === 'dark',
    background: ground,
    textColor: text,
    lineColor: color('--color-muted'),
    primaryColor: color('--color-primary-soft'),
    primaryTextColor: text,
    primaryBorderColor: color('--color-primary'),
    secondaryColor: color('--color-surface'),
    secondaryTextColor: text,
    tertiaryColor: color('--color-surface'),
    tertiaryTextColor: text,
    edgeLabelBackground: ground,
    noteBkgColor: color('--color-surface'),
    noteTextColor: text,
    noteBorderColor: color('--color-border'),
    xyChart: { plotColorPalette: SERIES.map(color).join(', ') },
    ...seriesVariables(fills, text),
  };
}

/** Series colors: slices, branches, sections. */
function seriesVariables(fills: readonly string[], text: string): Record<string, string> {
  const entries = Array.from({ length: SERIES_LENGTH }, (_, index): [string, string][] => {
    const fill = fills[index % fills.length] ?? '';
    return [
      [`cScale${index}`, fill],
      [`cScaleLabel${index}`, text],
      [`pie${index + 1}`, fill],
      [`git${index}`, fill],
      [`gitBranchLabel${index}`, text],
    ];
  });
  return Object.fromEntries(entries.flat());
}
