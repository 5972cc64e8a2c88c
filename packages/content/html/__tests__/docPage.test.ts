import { h } from 'hastscript';
import { article } from '../../../compile/__tests__/article';
import { docPage, type DocPageData } from '../docPage';

const DATA: DocPageData = { locale: 'en', textLocale: 'en', breadcrumbs: [], feedback: [] };
const TITLE = '<h1>Title</h1>';

describe('docPage', () => {
  it('puts the folded table of contents below the lead', () => {
    const toc = { label: 'On "this" page', list: h('ul', [h('li', ['$& $1'])]) };
    const { html, toc: list } = docPage(DATA, article(`${TITLE}<p>Text</p>`), toc);
    expect(html).toBe(
      `${TITLE}<p>Text</p><nav class="folded-toc" aria-label="On &quot;this&quot; page" data-toc=""><details><summary>On "this" page</summary>` +
        '<ul><li>$&amp; $1</li></ul></details></nav>',
    );
    expect(list).toBe('<ul><li>$&amp; $1</li></ul>');
  });

  it('leaves an article without sections as it is', () => {
    expect(docPage(DATA, article(`${TITLE}<p>Text</p>`), undefined)).toEqual({
      ...DATA,
      html: `${TITLE}<p>Text</p>`,
      toc: '',
      sheets: [],
      isFaq: false,
    });
  });

  it('marks an article of questions, and names the sheets of its blocks', () => {
    const question =
      '<div class="heading heading-3"><h3 id="a">Why?</h3></div><ul><li><strong>Cause</strong></li></ul>';
    const page = docPage(DATA, article(`${TITLE}<p><kbd>K</kbd></p>${question}`), undefined);
    expect(page.html).toContain('typeof="Question"');
    expect(page).toMatchObject({ sheets: ['blocks'], isFaq: true });
  });

  it('leaves out white space between blocks only', () => {
    const tree = article(
      `\n${TITLE}\n<p><b>One</b>\n<i>two</i></p>\n<ul>\n<li>A</li>\n</ul>\n<pre>a\n\n  b\n</pre>\n`,
    );
    const { html } = docPage(DATA, tree, undefined);
    expect(html).toBe(`${TITLE}<p><b>One</b>\n<i>two</i></p><ul><li>A</li></ul><pre>a\n\n  b\n</pre>`);
    expect(tree.children).toHaveLength(9);
  });
});
