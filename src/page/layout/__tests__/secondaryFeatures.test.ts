const secondaryFeatures = () => import('../secondaryFeatures');

it('fills the drawer even if the click has replaced its icon', async () => {
  const { startDeferred } = await secondaryFeatures();
  document.body.innerHTML = `
    <header data-navbar><a href="/">Brand</a><button aria-haspopup="dialog">Search</button></header>
    <button id="toggle" aria-controls="idmp-sidebar"><svg id="icon"></svg></button>
    <aside id="idmp-sidebar"><div><button data-drawer-close>Close</button></div></aside>`;
  const toggle = document.getElementById('toggle') as HTMLElement;
  const icon = document.getElementById('icon') as Element;
  toggle.addEventListener('click', () => icon.remove());
  startDeferred(new Event('pointerdown'));
  expect(document.querySelector('#idmp-sidebar a')).toBeNull();
  icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.querySelector('#idmp-sidebar a')?.textContent).toBe('Brand');
});
