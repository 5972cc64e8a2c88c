import { enhanceQrCards } from './qrCards';

/** Adds what static HTML cannot do: the current year, and one QR card at a time. Returns a cleanup function. */
export function enhanceFooter(footer: HTMLElement): () => void {
  const year = footer.querySelector('[data-current-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  return enhanceQrCards(footer);
}
