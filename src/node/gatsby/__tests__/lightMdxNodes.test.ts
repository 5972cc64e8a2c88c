import { createRequire } from 'node:module';
import path from 'node:path';
import { frontmatterOf, lightenMdxNodes } from '../lightMdxNodes';

interface Plugin {
  parseFrontmatter: (key: string, source: string) => { frontmatter: object; body: string };
}

const plugin = createRequire(path.resolve('package.json'))('gatsby-plugin-mdx/dist/frontmatter') as Plugin;
const parse = (head: string): ReturnType<Plugin['parseFrontmatter']> => plugin.parseFrontmatter(head, head);

describe('frontmatterOf', () => {
  it.each(['---\ntitle: A\n---\nText.\n', '---\r\ntitle: A\r\n---\r\nText.\r\n', '---\ntitle: A\n---'])(
    'keeps the front matter of %j, and no text',
    (source) => {
      expect(frontmatterOf(source, parse)).toEqual({ frontmatter: { title: 'A' }, body: '' });
    },
  );

  it.each([
    'Text only.\n',
    '---\ntitle: A\nnever closed\n',
    '---\ntitle: [\n---\nText.\n',
    '---js\n({ a: 1 })\n---\n',
  ])('is empty for %j', (source) => {
    expect(frontmatterOf(source, parse)).toEqual({ frontmatter: {}, body: '' });
  });
});

describe('lightenMdxNodes', () => {
  it('takes the place of the parser that the plugin calls', () => {
    lightenMdxNodes();
    expect(plugin.parseFrontmatter('key', '---\ntitle: B\n---\nText.\n')).toEqual({
      frontmatter: { title: 'B' },
      body: '',
    });
  });
});
