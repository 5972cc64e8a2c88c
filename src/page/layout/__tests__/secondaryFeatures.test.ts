jest.mock('$site/deferred.mjs', () => [], { virtual: true });

const secondaryFeatures = () => import('../secondaryFeatures');

it('fills the drawer even if the click has replaced its icon', async () => {
  const { deferredStarter } = await secondaryFeatures();
  document.body.innerHTML = `
    <header data-navbar><a href="/">Brand</a><button aria-haspopup="dialog">Search</button></header>
    <button id="toggle" aria-controls="idmp-sidebar"><svg id="icon"></svg></button>
    <aside id="idmp-sidebar"><div><button data-drawer-close>Close</button></div></aside>`;
  const toggle = document.getElementById('toggle') as HTMLElement;
  const icon = document.getElementById('icon') as Element;
  toggle.addEventListener('click', () => icon.remove());
  deferredStarter([])(new Event('pointerdown'));
  expect(document.querySelector('#idmp-sidebar a')).toBeNull();
  icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.querySelector('#idmp-sidebar a')?.textContent).toBe('Brand');
});

it('starts features once, and replays the key that loaded them', async () => {
  const { deferredStarter } = await secondaryFeatures();
  const keys: string[] = [];
  const start = jest.fn();
  const key = new KeyboardEvent('keydown', { key: 'a' });
  Object.defineProperty(key, 'timeStamp', { value: 0 });
  const run = deferredStarter([{ start, onKeyDown: (event) => void keys.push(event.key) }]);
  run(key);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  run(new Event('pointerdown'));
  expect(keys).toEqual(['a', 'b']);
  expect(start).toHaveBeenCalledTimes(1);
});
