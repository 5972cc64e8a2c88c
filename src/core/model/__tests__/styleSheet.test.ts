import { sheetKind } from '../styleSheet';

describe('sheetKind', () => {
  it.each([
    ['src/core/styles/base.css', 'first'],
    ['src/core/styles/base.later.css', 'later'],
    ['src/core/styles/prose.blocks.css', 'blocks'],
    ['src/core/styles/prose.windows.css', 'windows'],
    ['src/core/page/toc/Toc.module.css', 'first'],
    ['src/core/page/footer/Footer.later.module.css', 'later'],
    ['/x/app.6cad98a59f049e163cb6.css', 'first'],
    ['/x/app.later.6cad98a59f049e163cb6.css', 'later'],
    ['/x/app.blocks.6cad98a59f049e163cb6.css', 'blocks'],
    ['src/later/blocks.css', 'first'],
  ])('tells the kind of %s', (file, kind) => {
    expect(sheetKind(file)).toBe(kind);
  });
});
