import type { Element, Root as HtmlRoot } from 'hast';
import { visit } from 'unist-util-visit';
import { compileDocument } from '../compileDocument';
import type { Root } from '../mdast';
import { testOptions } from './compile';

const remarkUpper =
  ({ word }: { word: string }) =>
  (root: Root) =>
    visit(root, 'text', (node) => void (node.value = node.value.replaceAll(word, word.toUpperCase())));
const rehypeMark = () => (root: HtmlRoot) =>
  visit(root, 'element', (node: Element) => void (node.properties['dataMarked'] = node.tagName));
const remarkFail = () => () => {
  throw new Error('no such thing');
};

const RAW = '---\ntitle: A plan\n---\n\nOur plan.\n\n## A plan {#plan}\n';

const compile = (plugins: object) =>
  compileDocument({ file: 'content/en/a.md', locale: 'en', raw: RAW }, { ...testOptions(), ...plugins });

describe('plugins of the site', () => {
  it('change the text before headings and search see it, and the whole HTML of the article', async () => {
    const document = await compile({
      remarkPlugins: [[remarkUpper, { word: 'plan' }]],
      rehypePlugins: [rehypeMark],
    });
    expect(document.headings).toMatchObject([{ id: 'plan', text: 'A PLAN' }]);
    expect(document.blocks.map(({ text }) => text)).toContain('Our PLAN.');
    const marked: unknown[] = [];
    visit(document.tree, 'element', (node) => void marked.push(node.properties['dataMarked']));
    expect(marked).toEqual(expect.arrayContaining(['h1', 'p', 'h2']));
  });

  it('that fail are a problem of the document', async () => {
    const { problems } = await compile({ remarkPlugins: [remarkFail] });
    expect(problems).toMatchObject([{ code: 'compile', file: 'content/en/a.md', line: 1 }]);
  });
});
