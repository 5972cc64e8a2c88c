/** Adds what static HTML can't do: the current year and QR cards. Returns a cleanup function. */
export function enhanceFooter(footer: HTMLElement): () => void {
  const year = footer.querySelector('[data-current-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  let stop: (() => void) | undefined;
  let gone = false;
  const start = async (): Promise<void> => {
    const part = await import('./qrCards').catch(() => undefined);
    if (!gone) stop ??= part?.enhanceQrCards(footer);
  };
  const onIntent = (): void => void (stop || start());
  footer.addEventListener('pointerover', onIntent);
  footer.addEventListener('focusin', onIntent);
  return () => {
    gone = true;
    footer.removeEventListener('pointerover', onIntent);
    footer.removeEventListener('focusin', onIntent);
    stop?.();
  };
}
