import { DARK_KEY, type OfflineSite } from '../../../model/offlineSite';

/** Creates object URLs for figures on first use. */
export function figureUrls(figures: OfflineSite['figures']): (file: string) => string {
  const urls = new Map<string, string>();
  return (file) => {
    const known = urls.get(file);
    if (known !== undefined) return known;
    const url = URL.createObjectURL(new Blob([textOf(figures, file)], { type: 'image/svg+xml' }));
    urls.set(file, url);
    return url;
  };
}

/** Source of a figure; dark variants are stored as additions to their light variant. */
function textOf(figures: OfflineSite['figures'], file: string): string {
  const figure = figures[file] ?? '';
  if (typeof figure !== 'string') return figure[0];
  if (!figure.startsWith(DARK_KEY)) return figure;
  const pair = figures[figure.slice(DARK_KEY.length)];
  if (typeof pair === 'string' || pair === undefined) return '';
  const [light, at, rules] = pair;
  return light.slice(0, at) + rules + light.slice(at);
}
