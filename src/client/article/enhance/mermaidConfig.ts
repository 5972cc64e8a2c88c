import type { MermaidConfig } from 'mermaid';
import { mixColors } from '../../../model/color';

/** Colors of diagrams with many parts, repeated up to the number that mermaid asks for. */
const SERIES = ['primary', 'tip', 'warning', 'danger', 'note'] as const;
const SERIES_LENGTH = 12;
/** Opacity of a filled part over the page's background. */
const FILL_SHARE = 0.24;

/** What a diagram's own text cannot change, by a directive or by front matter. */
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

/** HTML that labels may hold: marked words, and nothing that loads or runs. */
const LABEL_HTML = {
  ALLOWED_TAGS: 'b strong i em u s code sub sup br p span div ul ol li'.split(' '),
  ALLOWED_ATTR: ['class'],
};

/** Renders diagrams in the page's colors and font, and without anything that a click could run. */
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
  const color = (name: string): string => style.getPropertyValue(`--color-${name}`).trim();
  const [text, ground] = [color('text'), color('bg')];
  const fills = SERIES.map((name) => mixColors(color(name), ground, FILL_SHARE));
  return {
    darkMode: document.documentElement.dataset['theme'] === 'dark',
    background: ground,
    textColor: text,
    lineColor: color('muted'),
    primaryColor: color('primary-soft'),
    primaryTextColor: text,
    primaryBorderColor: color('primary'),
    secondaryColor: color('surface'),
    secondaryTextColor: text,
    tertiaryColor: color('surface'),
    tertiaryTextColor: text,
    edgeLabelBackground: ground,
    noteBkgColor: color('surface'),
    noteTextColor: text,
    noteBorderColor: color('border'),
    xyChart: { plotColorPalette: SERIES.map(color).join(', ') },
    ...seriesVariables(fills, text),
  };
}

/** Colors of series: slices, branches, sections. */
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
