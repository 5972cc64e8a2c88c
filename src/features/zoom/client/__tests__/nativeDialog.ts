/** Polyfills what jsdom lacks of `<dialog>`: opening, closing and focus restoration. */
export function provideDialogs(): void {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
    if (before instanceof HTMLElement) before.focus();
  };
}
