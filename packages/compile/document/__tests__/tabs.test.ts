import { htmlOf, problemsOf } from './compile';

const tabs = (inner: string, attributes = '') => `<Tabs${attributes}>\n\n${inner}\n\n</Tabs>`;
const tab = (attributes: string, text = 'Text') => `<TabItem ${attributes}>\n\n${text}\n\n</TabItem>`;

describe('Tabs', () => {
  it('are parts under their labels, readable without scripts', async () => {
    const html = await htmlOf(
      tabs(
        tab('value="a" label="A"', 'One') + '\n' + tab('value="b" label="B" default', 'Two'),
        ' groupId="os"',
      ),
    );
    expect(html).toBe(
      '<div class="tabs" data-tabs="" data-group="os">' +
        '<div class="tab" data-value="a"><p class="tab-label" data-early="">A</p><div class="tab-panel"><p>One</p></div></div>' +
        '<div class="tab" data-value="b" data-default=""><p class="tab-label" data-early="">B</p><div class="tab-panel"><p>Two</p></div></div></div>',
    );
  });

  it('take labels and the first one shown from their own attributes', async () => {
    const html = await htmlOf(
      tabs(
        tab('value="a"') + tab('value="b"'),
        ` defaultValue="b" values={[{ label: 'Eins', value: 'a' }, { label: 'Zwei', value: 'b' }]}`,
      ),
    );
    expect(html).toMatch(/<p class="tab-label"[^>]*>Eins</);
    expect(html).toContain('data-value="b" data-default=""');
  });

  it('show the first one when none is named', async () => {
    const html = await htmlOf(tabs(tab('value="a"') + tab('value="b"')));
    expect(html).toContain('data-value="a" data-default=""');
    expect(html).not.toContain('data-value="b" data-default=""');
  });

  it('may be imported under any name', async () => {
    const text =
      "import T from '@theme/Tabs';\nimport I from '@theme/TabItem';\n\n<T><I value=\"a\">x</I></T>";
    expect(await htmlOf(text)).toMatch(/<p class="tab-label"[^>]*>a</);
    expect(await problemsOf(text)).toEqual([]);
  });

  it('work in lists and can contain anything', async () => {
    const html = await htmlOf(
      '1. Step\n\n   <Tabs>\n   <TabItem value="a" label="A">\n\n   ```bash\n   ls\n   ```\n\n   </TabItem>\n   </Tabs>',
    );
    expect(html).toMatch(/<li>[\s\S]*data-tabs[\s\S]*code-block[\s\S]*<\/li>/);
  });
});
