import { showInList } from './enhanceSidebar';

const COPY = 'data-copied';

/** Clones a navbar control. */
function copyOf<Control extends HTMLElement>(control: Control): Control {
  const copy = control.cloneNode(true) as Control;
  copy.setAttribute(COPY, '');
  return copy;
}

/** Copies navbar items hidden on narrow viewports into the drawer: brand and what opens dialogs at the top, menus at the bottom. */
export function fillDrawer(): void {
  const bar = document.querySelector('[data-navbar]');
  const drawer = document.getElementById('idmp-sidebar');
  const close = drawer?.querySelector<HTMLElement>('[data-drawer-close]');
  const brand = bar?.querySelector('a');
  if (!bar || !drawer || !close || !brand) return;
  for (const old of drawer.querySelectorAll(`[${COPY}]`)) old.remove();
  close.before(copyOf(brand));
  for (const control of bar.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]')) {
    const copy = copyOf(control);
    copy.addEventListener('click', () => {
      close.click();
      control.click();
    });
    close.before(copy);
  }
  for (const button of bar.querySelectorAll<HTMLElement>('[data-menu]')) drawer.append(menuOf(button));
  // The menus take room from the list.
  const current = drawer.querySelector<HTMLElement>('li > a[aria-current="page"]');
  if (current) showInList(current);
}

function menuOf(button: HTMLElement): HTMLElement {
  const list = button.nextElementSibling;
  const box = document.createElement('nav');
  box.setAttribute(COPY, '');
  box.setAttribute('aria-label', button.dataset['menu'] ?? '');
  if (!(list instanceof HTMLElement)) return box;
  const links = list.querySelectorAll('a');
  for (const link of links) {
    const copy = copyOf(link);
    if (copy.hreflang) {
      copy.search = location.search;
      copy.hash = location.hash;
    } else {
      copy.addEventListener('click', (event) => {
        event.preventDefault();
        link.click();
      });
    }
    box.append(copy);
  }
  return box;
}
