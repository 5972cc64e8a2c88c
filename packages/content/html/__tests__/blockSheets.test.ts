import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { article } from '../../../compile/__tests__/article';
import { BLOCK_SHEETS, blockSheets } from '../blockSheets';

const sheetsOf = (html: string) => blockSheets(article(html));

describe('blockSheets', () => {
  it.each([
    '<div class="admonition admonition-note"><p>Text</p></div>',
    '<blockquote>\n<p>Text</p></blockquote>',
    '<figure><img><figcaption>Caption</figcaption></figure>',
    '<section data-footnotes class="footnotes"><h2 class="visually-hidden">Footnotes</h2></section>',
    '<p>Press <kbd>Enter</kbd></p>',
    '<li class="task-list-item"><input type="checkbox"></li>',
  ])('finds %s', (html) => {
    expect(sheetsOf(html)).toEqual(['blocks']);
  });

  it.each(['<ul class="cards"><li class="card"></li></ul>', '<div class="hero"><p>Text</p></div>'])(
    'finds %s, which has its own sheet',
    (html) => {
      expect(sheetsOf(html)).toEqual(['landing']);
    },
  );

  it.each([
    ['tables', '<div class="table-nowrap"><div class="table-wrap"></div></div>'],
    ['tables', '<div class="table-wrap"><table></table></div>'],
    ['tabs', '<div class="tabs" data-group="os"></div>'],
  ])('needs the sheet of %s for %s', (sheet, html) => {
    expect(sheetsOf(html)).toEqual([sheet]);
  });

  it.each([
    '<p>Text of <code>class="tabs"</code></p>'.replaceAll('"', '&quot;'),
    '<div class="heading heading-2"><h2>Cards</h2></div>',
    '<p><span class="tabsOf cardsOf"></span></p>',
  ])('ignores %s', (html) => {
    expect(sheetsOf(html)).toEqual([]);
  });

  it.each([
    ['blocks', 'src/page/styles', 4],
    ['tables', 'src/page/styles', 0],
    ['tabs', 'src/features/tabs', 0],
  ])('covers every block styled by the sheet of %s', (sheet, folder, atLeast) => {
    const inner =
      /^\.(?:code-(?!block)|tab-label|tab-panel|admonition-|card-|card\b|matrix|params|stacks|table-(?!wrap)|w\d)/;
    const css = readFileSync(`${folder}/prose.${sheet}.css`, 'utf8');
    const selectors = [...css.matchAll(/^(?:\.prose )?(\.[a-z][\w-]*)/gm)].map(([, name = '']) => name);
    const outer = [...new Set(selectors)].filter((name) => name !== '.prose' && !inner.test(name));
    expect(outer.length).toBeGreaterThan(atLeast);
    expect(outer.filter((name) => !sheetsOf(`<div class="${name.slice(1)}">`).includes(sheet))).toEqual([]);
  });

  it('are named by their features', () => {
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((file) =>
      path.basename(file).startsWith('prose.'),
    );
    const kinds = files.map((file) => path.basename(file).split('.')[1]);
    expect(kinds.filter((kind) => kind === undefined || !BLOCK_SHEETS.includes(kind))).toEqual([]);
  });
});
