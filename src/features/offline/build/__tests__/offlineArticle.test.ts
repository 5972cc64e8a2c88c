import { article } from '../../../../../packages/markdown/tree/__tests__/article';
import { offlineArticle } from '../offlineArticle';

describe('offlineArticle', () => {
  it('moves the figures of a page to data attributes, without path prefix', () => {
    const html =
      '<img src="/p/a.svg" alt="A"><picture><source media="x" srcset="/p/b-narrow.svg"><img src="/p/b.svg"></picture>' +
      '<video src="/p/c.mp4"></video><img src="https://x.example/d.png"><img src="data:,">';
    expect(offlineArticle(article(html), '/p')).toEqual({
      html:
        '<img data-src="/a.svg" alt="A"><picture><source media="x" data-srcset="/b-narrow.svg"><img data-src="/b.svg"></picture>' +
        '<video data-src="/c.mp4"></video><img src="https://x.example/d.png"><img src="data:,">',
      figures: ['/a.svg', '/b-narrow.svg', '/b.svg', '/c.mp4'],
    });
  });

  it('shows a raster image by its widest copy', () => {
    const copies =
      '<source type="image/webp" srcset="/a-800.webp 800w, /a-1600.webp 1600w" sizes="100vw"><img src="/a.png">';
    expect(offlineArticle(article(`<picture>${copies}</picture>`), '')).toEqual({
      html: '<picture><img data-src="/a-1600.webp"></picture>',
      figures: ['/a-1600.webp'],
    });
  });

  it('takes no figure from text, code or other attributes', () => {
    const text = '&lt;img src="/../.env"> src="/../.env" ="/p/x"';
    const html = `<p title=" src=&quot;/../.env&quot;">${text}</p><pre><code>${text}</code></pre>`;
    expect(offlineArticle(article(html), '/p')).toEqual({ html, figures: [] });
  });

  it('drops the prefix of links', () => {
    const html = '<a href="/p/en/b#c">b</a><a href="/other">o</a>';
    expect(offlineArticle(article(html), '/p').html).toBe('<a href="/en/b#c">b</a><a href="/other">o</a>');
  });
});
