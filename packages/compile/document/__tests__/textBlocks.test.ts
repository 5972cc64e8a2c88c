import { compile } from './compile';

const blocksOf = async (text: string) =>
  (await compile(text)).blocks.map(({ heading, kind, text: found }) => `${heading} ${kind}: ${found}`);

describe('text blocks', () => {
  it('have kind and heading of every text', async () => {
    expect(
      await blocksOf(
        'Opening *text*.\n\n## A\n\n- one\n- two `x`\n\n| h |\n|---|\n| c |\n\n```bash\nls\n```',
      ),
    ).toEqual([
      '-1 paragraph: Opening text.',
      '0 list-item: one',
      '0 list-item: two x',
      '0 table-row: c',
      '0 code: ls',
    ]);
  });

  it('keep the text of admonitions, tabs, details and partials', async () => {
    const text =
      ':::note Title\nBody\n:::\n\n<Tabs>\n<TabItem value="a">\n\nTabbed\n\n</TabItem>\n</Tabs>\n\n<details>\n<summary>Sum</summary>\n\nHidden\n\n</details>';
    expect(await blocksOf(text)).toEqual(
      ['Title', 'Body', 'Tabbed', 'Sum', 'Hidden'].map((found) => `-1 paragraph: ${found}`),
    );
  });

  it('join the cells of a row', async () => {
    expect(await blocksOf('| a | b |\n|---|---|\n| c | |\n| d | e |')).toEqual([
      '-1 table-row: c',
      '-1 table-row: d · e',
    ]);
  });
});
