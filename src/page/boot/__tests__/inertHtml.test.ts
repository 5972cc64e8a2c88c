import { isInertHtml } from '../trustedPolicy';
import { withinCpuMs } from '../../../../packages/model/__tests__/fastest';

describe('isInertHtml', () => {
  it.each([
    'text &lt;script> and a > b',
    '<h2 id="a">A<a class="anchor" href="#a"></a></h2><br/><input type="checkbox" disabled>',
    '<img alt="say once=5 or <b>" src="/a.png">',
    '<svg viewBox="0 0 1 1" xml:space="preserve"><path d="M0 0"/></svg>',
    `<p title='single "quotes"'>a</p>`,
    'Page <!-- -->1<!-- --> of 2',
    '<details open><summary>More</summary>…</details>',
  ])('accepts %s', (html) => {
    expect(isInertHtml(html)).toBe(true);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<img src="x" onerror="alert(1)">',
    '<img/onerror="alert(1)"/src="x">',
    '<svg onload=alert(1)>',
    '<iframe srcdoc="x"></iframe>',
    '<p srcdoc="x">',
    // Not quotes for a browser, despite the looks.
    '<img a=b" onerror=x c=">',
    '<a title="x"onclick="y">',
    '<!-- <a title="--><img src=x onerror=x>"> -->',
    '<style><a title="</style><img src=x onerror=x>">',
    '<noscript><p title="</noscript><img src=x onerror=x>">',
    '<?a <a title="><img src=x onerror=x>">',
    '</ <a title="><img src=x onerror=x>">',
    '<!-- --> <!--a-->',
    '<base href="https://example.com/">',
    '<template><p></p></template>',
    'a < b',
  ])('refuses %s', (html) => {
    expect(isInertHtml(html)).toBe(false);
  });

  it('reads hostile text in linear time', async () => {
    const texts = ['<a b="', '<a b ', "<a b='c' ", '<', '<a    ', '</a/'].map((part) =>
      part.repeat(50_000 / part.length),
    );
    const results = await withinCpuMs(1_000, () => texts.map(isInertHtml));
    expect(results).toEqual(texts.map(() => false));
  });
});
