import { compile, htmlOf, placesOf, problemsOf } from './compile';

describe('HTML in Markdown', () => {
  it('keeps elements of text', async () => {
    expect(await htmlOf('Press <kbd>K</kbd>,<br/>x<sup>2</sup>')).toBe(
      '<p>Press <kbd>K</kbd>,<br>x<sup>2</sup></p>',
    );
  });

  it('keeps details with Markdown inside', async () => {
    expect(await htmlOf('<details>\n<summary>More</summary>\n\n**Text**\n\n</details>')).toBe(
      '<details><summary>More</summary><p><strong>Text</strong></p></details>',
    );
  });

  it('keeps tables, in a container that scrolls', async () => {
    expect(await htmlOf('<table>\n  <tr>\n    <td colspan="2">a</td>\n  </tr>\n</table>')).toBe(
      '<div class="table-wrap" tabindex="0"><table><tr><td colspan="2">a</td></tr></table></div>',
    );
  });

  it('drops style and events with a warning, and keeps a width', async () => {
    expect(await htmlOf('<div style={{color: "red"}} onClick={x}>\n\nText\n\n</div>')).toBe(
      '<div><p>Text</p></div>',
    );
    expect(await problemsOf('<div style="color:red">\n\nText\n\n</div>')).toEqual([
      '4: warning: "style" on <div> has no effect, use width and height, or leave it to the style sheet',
    ]);
    const pictures = await placesOf('<img src="a.png" alt="a" style={{width: "50%"}} />');
    expect(pictures).toContainEqual(expect.objectContaining({ type: 'image', width: '50%' }));
  });

  it('never has a second h1', async () => {
    expect(await htmlOf('<h1>Big</h1>')).toBe('<h2>Big</h2>');
  });

  it('gives its ids to links', async () => {
    expect((await compile('<a id="here"></a>\n\nText')).anchors).toEqual(['here']);
  });

  it.each(['script', 'style', 'object', 'form', 'button', 'svg'])('never shows <%s>', async (name) => {
    expect(await htmlOf(`Text\n\n<${name}>x</${name}>`)).toBe('<p>Text</p>');
    expect((await problemsOf(`<${name}>x</${name}>`))[0]).toBe(
      `4: warning: <${name}> is not shown in a document, remove it, or say the same in Markdown`,
    );
  });

  it('shows a frame as a link', async () => {
    expect(await htmlOf('<iframe src="https://example.com/v" title="Video"></iframe>')).toBe(
      '<p><a href="https://example.com/v">Video</a></p>',
    );
  });

  it('shows the text of an unknown element and warns', async () => {
    expect(await htmlOf('<foo>x</foo>')).toContain('x');
    expect(await problemsOf('<foo>x</foo>')).toEqual([
      '4: warning: unknown element <foo>, write \\< for a literal less-than sign, or put the text into backticks',
    ]);
  });

  it('links media to files', async () => {
    expect(await htmlOf('<video src="./a.mp4" controls></video>')).toContain(
      '<video src="[file ./a.mp4]" controls>',
    );
  });
});

describe('pictures', () => {
  it('are symbolic, with text, title and place', async () => {
    const pictures = await placesOf('Text ![A tree](./images/a.svg "Title")');
    expect(pictures).toContainEqual({
      type: 'image',
      src: './images/a.svg',
      alt: 'A tree',
      title: 'Title',
      file: 'content/en/page.md',
      line: 4,
    });
  });

  it('may be elements, with a size, by import or require', async () => {
    const pictures = await placesOf(
      'import pic from "./b.png";\n\n<img src={pic} alt="b" width="300" className="x y" />\n\n<img src={require("./c.png").default} alt="" />',
    );
    expect(pictures).toContainEqual(
      expect.objectContaining({ src: './b.png', width: '300', className: 'x y' }),
    );
    expect(pictures).toContainEqual(expect.objectContaining({ src: './c.png', alt: '' }));
  });
});

describe('names of the page around the article', () => {
  it('are refused as ids', async () => {
    for (const id of ['idmp-page', 'idmp-footer', '___gatsby', 'base-banner']) {
      const source = `<div id="${id}">x</div>`;
      expect(await htmlOf(source)).toBe('<div>x</div>');
      expect(await problemsOf(source)).toEqual([
        `4: the id "${id}" belongs to the page around the article, choose another one`,
      ]);
    }
  });

  it('are refused as data of scripts', async () => {
    const source = '<p data-search-open="x" data-popup="weChat">x</p>';
    expect(await htmlOf(source)).toBe('<p>x</p>');
    expect(await problemsOf(source)).toEqual(
      ['data-popup', 'data-search-open'].map(
        (name) => `4: warning: "${name}" on <p> has no effect, remove it`,
      ),
    );
  });
});

describe('links', () => {
  it('into the site are symbolic, others are not', async () => {
    expect(await htmlOf('[a](./b.md#c) [d](https://e.f/g?h) [i](mailto:j@k.l)')).toBe(
      '<p><a href="[link ./b.md#c]">a</a> <a href="https://e.f/g?h">d</a> <a href="mailto:j@k.l">i</a></p>',
    );
  });

  it('by name are resolved', async () => {
    expect(await htmlOf('[text][ref] and ![pic][img]\n\n[ref]: ./b.md "T"\n[img]: c.png')).toBe(
      '<p><a href="[link ./b.md]" title="T">text</a> and [image c.png]</p>',
    );
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java&#9;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ms-msdt:/id',
    'view-source:https://a.example',
    'https:evil.example',
    'https:%5Cevil.example',
    '//user:word@evil.example',
  ])('refuse %s', async (href) => {
    expect(await htmlOf(`[x](${href})`)).toBe('<p><span>x</span></p>');
    expect((await problemsOf(`[x](${href})`))[0]).toMatch(/^4: the address ".+" (?:begins|has|hides)/);
    expect(await htmlOf(`<a href="${href}">x</a>`)).not.toContain('href');
  });

  it('of other sites are listed with their places', async () => {
    const { externalLinks } = await compile('Text\n\nhttps://example.com');
    expect(externalLinks).toEqual([
      { type: 'link', href: 'https://example.com', file: 'content/en/page.md', line: 6 },
    ]);
  });
});
