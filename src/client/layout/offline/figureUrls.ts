import type { OfflineSite } from '../../../model/offlineSite';

/** Creates object URLs for figures on first use; data URLs remain. */
export function figureUrls(figures: OfflineSite['figures']): (file: string) => string {
  const urls = new Map<string, string>();
  return (file) => {
    const figure = figures[file] ?? '';
    if (figure.startsWith('data:')) return figure;
    const url = urls.get(file) ?? URL.createObjectURL(new Blob([figure], { type: 'image/svg+xml' }));
    urls.set(file, url);
    return url;
  };
}
