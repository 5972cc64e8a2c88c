import { both, linesOf, page, pageAt, removeProjects, siteOf } from '../../__tests__/project';

afterAll(removeProjects);

const LIVE = `import DocCardList from '@theme/DocCardList';
import Film from '/src/components/Film';
import PkgListV37 from "/src/components/PkgListEn/";

# 安装

从 <math xmlns="http://www.w3.org/1998/Math/MathML"><mi>T</mi><mo>−</mo><msup><mi>x</mi><mn>2</mn></msup></math> 到 T 的时间段。

## 1. 拉取 TDengine  IDMP 镜像

<Film />

1. 下载：
   <PkgListV37 productName="IDMP-Enterprise" version="1.0.2" platform="Linux" arch="x64" pkgType="Server" jsonPath="/version-json/product-data.json"/>
2. 解压。

<DocCardList />
`;

const DATA = 'static/version-json/product-data.json';

function pkg(name: string, version: string, arch = 'x64', type = 'Server') {
  const url = `https://downloads.example/${name}`;
  return { name, version, platform: 'Linux-Generic', arch, type, size: '9 MB', 'download-url': url };
}

const PRODUCTS = [
  { name: 'TSDB', versions: [] },
  {
    name: 'TDengine IDMP-Enterprise',
    versions: [pkg('a.tar.gz', '1.0.2.3'), pkg('b.tar.gz', '1.0.2.3', 'arm64'), pkg('c.tar.gz', '1.0.1.0')],
  },
];

describe('a tree as the live site has it', () => {
  it('keeps formulas, heading ids and the beginning of the text as description', async () => {
    const { pages, problems } = await siteOf({
      ...both({ 'index.md': LIVE, '01-a.md': '# A\n\nFirst words.\n\nMore.\n' }),
      [DATA]: JSON.stringify(PRODUCTS),
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const home = pageAt({ pages }, '/');
    expect(home.html).toContain(
      '从 <math><mi>T</mi><mo>−</mo><msup><mi>x</mi><mn>2</mn></msup></math> 到 T 的时间段。',
    );
    expect(home.headings.map(({ id }) => id)).toContain('1-拉取-tdengine--idmp-镜像');
    expect(home.description).toBe('从 T−x2 到 T 的时间段。');
    expect(home.html).toMatch(/class="card[^]*First words\./);
  });

  it('ends a long opening at a word', async () => {
    const { pages } = await siteOf(both({ 'index.md': `# A\n\n${'word '.repeat(60)}\n` }));
    expect(pages[0]?.description).toMatch(/^(?:word ){31}word…$/);
  });

  it('names what has no place here, with what to do', async () => {
    const lines = await linesOf(both({ 'index.md': LIVE }));
    expect(lines.some((line) => line.includes('index.md:11: warning:') && line.includes('<Film>'))).toBe(
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
    const { html } = pageAt({ pages }, '/en/a');
    expect(html).toContain('<mi>a</mi>');
    expect(html).not.toMatch(/onclick|javascript|maction/);
  });

  describe('lists of packages', () => {
    const listed = (attributes: string): string =>
      `import P from '/components/PkgListV3';\n\n# A\n\nOpening.\n\n<P ${attributes} />\n`;
    const faultsOf = async (attributes: string, data: string = JSON.stringify(PRODUCTS, null, 1)) => {
      const lines = await linesOf({ 'content/en/a.md': listed(attributes), [DATA]: data });
      return lines.filter((line) => line.includes(DATA));
    };

    it('are tables of links', async () => {
      const { pages } = await siteOf({ ...both({ 'index.md': LIVE }), [DATA]: JSON.stringify(PRODUCTS) });
      const { html } = pageAt({ pages }, '/en');
      expect(html).toContain(
        '<li>下载：\n<div class="table-wrap" tabindex="0" role="group" aria-label="Table: File, Version, Platform, Architecture, Size">' +
          '<table><thead><tr><th>File</th><th>Version</th><th>Platform</th><th>Architecture</th><th>Size</th></tr></thead>' +
          '<tbody><tr><td><a href="https://downloads.example/a.tar.gz">a.tar.gz</a></td><td>1.0.2.3</td><td>Linux-Generic</td><td>x64</td><td>9 MB</td></tr></tbody></table></div>',
      );
    });

    it('are shown with a warning if filters match nothing', async () => {
      expect(await faultsOf('productName="idmp" version="1.0.9" arch="x64"')).toEqual([
        `content/en/a.md:7: warning: ${DATA} has no such package of "idmp" with version "1.0.9"; shown are those of version 1.0.2.3, known are version 1.0.2.3, 1.0.1.0`,
      ]);
      expect(await faultsOf('productName="IDMP" version="9" arch="mips"')).toEqual([
        `content/en/a.md:7: warning: ${DATA} has no such package of "IDMP" with arch "mips", version "9"; shown are those of version 1.0.2.3, known are arch x64, arm64; version 1.0.2.3, 1.0.1.0`,
      ]);
    });

    it('are not those of another system, and of the newest version without one', async () => {
      expect(await faultsOf('productName="IDMP" platform="macOS"')).toEqual([
        `content/en/a.md:7: warning: ${DATA} has no package of "IDMP" for "macOS", so none is shown, write a platform of the file: Linux-Generic`,
      ]);
      const { pages } = await siteOf({
        ...both({ 'index.md': listed('productName="IDMP"') }),
        [DATA]: JSON.stringify(PRODUCTS),
      });
      const { html } = pageAt({ pages }, '/en');
      expect(html).toMatch(/a\.tar\.gz[^]*b\.tar\.gz/);
      expect(html).not.toContain('c.tar.gz');
    });

    it('are errors if the product is unknown, or the data are missing or faulty', async () => {
      expect(await faultsOf('version="9"')).toEqual([
        `content/en/a.md:7: ${DATA} has no packages of "", write productName as in the file: TSDB, TDengine IDMP-Enterprise`,
      ]);
      expect(await faultsOf('productName="TSDB|IDMP"')).toEqual([
        `content/en/a.md:7: ${DATA} has no packages of "TSDB|IDMP", write productName as in the file: TSDB, TDengine IDMP-Enterprise`,
      ]);
      expect(await faultsOf('productName="IDMP"', '[\n{]')).toContain(
        `${DATA}:2: the list cannot be read: it is not valid JSON, correct it here or above`,
      );
      const faulty = JSON.stringify(
        [{ name: 'IDMP', versions: [{ name: 'a', 'download-url': 'a' }] }],
        null,
        1,
      );
      expect((await faultsOf('productName="IDMP"', faulty)).join('\n')).toMatch(
        /^static\S+:7: entry 1 of the list is malformed at "versions\.0\.download-url": is not .*$/,
      );
      const lines = await linesOf({ 'content/en/a.md': listed('productName="IDMP" jsonPath="/none.json"') });
      expect(lines).toContain(
        'content/en/a.md:7: the file "/none.json" does not exist, add the file or correct the path',
      );
    });
  });
});
