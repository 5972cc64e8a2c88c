/** Polyfills what jsdom lacks of `<dialog>`: modal opening, closing, focus and Escape. */
let focusedBefore: Element | null = null;

HTMLDialogElement.prototype.showModal = function showModal() {
  focusedBefore = document.activeElement;
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
};

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
});
