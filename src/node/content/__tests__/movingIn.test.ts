import { both, linesOf, page, removeProjects, siteOf } from '../../__tests__/project';

afterAll(removeProjects);

const LIVE = `import DocCardList from '@theme/DocCardList';
import PkgList from '/src/components/PkgList';

# 安装

从 <math xmlns="http://www.w3.org/1998/Math/MathML"><mi>T</mi><mo>−</mo><msup><mi>x</mi><mn>2</mn></msup></math> 到 T 的时间段。

## 1. 拉取 TDengine  IDMP 镜像

<PkgList productName="IDMP" />

<DocCardList />
`;

describe('a tree as the live site has it', () => {
  it('keeps formulas, heading ids and the beginning of the text as description', async () => {
    const { pages, problems } = await siteOf({
      ...both({ 'index.md': LIVE, '01-a.md': '# A\n\nFirst words.\n\nMore.\n' }),
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const home = pages.find(({ address }) => address === '/');
    expect(home?.html).toContain(
      '从 <math><mi>T</mi><mo>−</mo><msup><mi>x</mi><mn>2</mn></msup></math> 到 T 的时间段。',
    );
    expect(home?.headings.map(({ id }) => id)).toContain('1-拉取-tdengine--idmp-镜像');
    expect(home?.description).toBe('从 T−x2 到 T 的时间段。');
    expect(home?.html).toMatch(/class="card[^]*First words\./);
  });

  it('ends a long opening at a word', async () => {
    const { pages } = await siteOf(both({ 'index.md': `# A\n\n${'word '.repeat(60)}\n` }));
    expect(pages[0]?.description).toMatch(/^(?:word ){31}word…$/);
  });

  it('names what has no place here, with what to do', async () => {
    const lines = await linesOf(both({ 'index.md': LIVE }));
    expect(lines.some((line) => line.includes('index.md:10: warning:') && line.includes('<PkgList>'))).toBe(
      true,
    );
    const fields = await linesOf({
      'content/en/a.md': '---\ntitle: A\ndescription: B\ntags: [x]\nid: a\n---\nText.\n',
    });
    expect(fields.slice(0, 2)).toEqual([
      'content/en/a.md:4: "tags" is a field of Docusaurus, write them as "keywords"',
      'content/en/a.md:5: "id" is a field of Docusaurus, remove it, and set "slug" if it was part of the address',
    ]);
  });

  it('shows formulas, and nothing that could act in one', async () => {
    const { pages } = await siteOf({
      'content/en/a.md': page(
        'A <math display="block" onclick="x()"><mi href="javascript:x()">a</mi><maction actiontype="toggle"><mi>b</mi></maction></math>.\n',
      ),
    });
    const html = pages.find(({ locale }) => locale === 'en')?.html ?? '';
    expect(html).toContain('<mi>a</mi>');
    expect(html).not.toMatch(/onclick|javascript|maction/);
  });
});
