const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets arrow keys open navbar menus and move through their links. */
export function moveInMenu(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const list = target.matches('[data-menu]') ? target.nextElementSibling : target.closest('ul');
  const button = list?.previousElementSibling;
  if (!list || !(button instanceof HTMLElement) || !button.matches('[data-menu]')) return;
  event.preventDefault();
  const stops = [button, ...list.querySelectorAll('a')];
  const move = (): void => stops.at((stops.indexOf(target) + step) % stops.length)?.focus();
  if (button.ariaExpanded === 'true') return move();
  button.click();
  // The list is visible once the click has been rendered.
  requestAnimationFrame(move);
}
