import { sheetKind } from '../page';

describe('sheetKind', () => {
  it.each([
    ['src/page/styles/base.css', 'first'],
    ['src/page/styles/base.later.css', 'later'],
    ['src/page/styles/prose.blocks.css', 'blocks'],
    ['src/features/tabs/prose.tabs.css', 'tabs'],
    ['src/page/toc/Toc.module.css', 'first'],
    ['src/page/footer/Footer.later.module.css', 'later'],
    ['/x/app.6cad98a59f049e163cb6.css', 'first'],
    ['/x/app.later.6cad98a59f049e163cb6.css', 'later'],
    ['/x/app.blocks.6cad98a59f049e163cb6.css', 'blocks'],
    ['src/later/blocks.css', 'first'],
  ])('tells the kind of %s', (file, kind) => {
    expect(sheetKind(file)).toBe(kind);
  });
});
