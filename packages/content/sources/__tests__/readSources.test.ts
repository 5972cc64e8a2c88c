import { DIALECT } from '../../../../src/assemble/dialect';
import { readSources, toSource } from '../readSources';
import { makeProject, removeProjects } from '../../__tests__/project';

afterAll(removeProjects);

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('toSource', () => {
  const source = (content: Uint8Array, file = 'a.md') => toSource(`content/en/${file}`, 'en', file, content);

  it('drops the byte order mark and normalizes line ends to \\n', () => {
    expect(source(bytes([0xef, 0xbb, 0xbf], '---\r\ntitle: A\r\n---\r\nx\ry')).raw).toBe(
      '---\ntitle: A\n---\nx\ny',
    );
  });

  it('names the line where bytes are not UTF-8', () => {
    const { problems, raw } = source(bytes('one\ntwo ', [0xff, 0xfe], '\n'));
    expect(problems).toEqual([
      {
        file: 'content/en/a.md',
        line: 2,
        severity: 'error',
        code: 'not-utf8',
        values: {},
      },
    ]);
    expect(raw).toContain('one\ntwo');
  });

  it('accepts a literal replacement character', () => {
    expect(source(bytes('a \uFFFD b')).problems).toEqual([]);
  });

  it('holds no null characters', () => {
    expect(source(bytes('a\0b')).raw).toBe('a\uFFFDb');
  });

  it('detects partials by the first character of a file or folder name', () => {
    expect(source(bytes(''), '_a.md').kind).toBe('partial');
    expect(source(bytes(''), '_parts/a.md').kind).toBe('partial');
    expect(source(bytes(''), 'a_b.md').kind).toBe('page');
  });
});

describe('readSources', () => {
  it('reads Markdown of both languages, with names in any script, and nothing else', async () => {
    const root = makeProject({
      'content/en/05-basic/b.mdx': 'b',
      'content/en/a.md': '',
      'content/en/a.png': 'x',
      'content/en/.hidden.md': 'x',
      'content/zh-Hans/预测 与补全.md': '中',
      'content/README.md': 'x',
      'content/fr/a.md': 'x',
    });
    const sources = await readSources(root, DIALECT.site);
    expect(sources.map(({ file, locale, path: below, raw }) => [file, locale, below, raw])).toEqual([
      ['content/zh-Hans/预测 与补全.md', 'zh-Hans', '预测 与补全.md', '中'],
      ['content/en/05-basic/b.mdx', 'en', '05-basic/b.mdx', 'b'],
      ['content/en/a.md', 'en', 'a.md', ''],
    ]);
  });

  it('is empty without a folder', async () => {
    expect(await readSources(makeProject({}), DIALECT.site)).toEqual([]);
  });
});
