import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { makeProject, page, removeProjects, writeFiles } from '../../../packages/content/__tests__/project';
import { readDocument } from '@idmp/content';
import { readSnapshot } from '../contentSnapshot';
import { onCreateNode, renewNodes, type MdxFields } from '../onCreateNode';

const home = process.cwd();
const FILES = {
  'content/en/a.md': page("import P from './_p.md'\n\n<P />\n", 'First'),
  'content/en/b.md': page('## Part\n'),
  'content/en/_p.md': '## Shared\n',
};

beforeEach(() => process.chdir(makeProject(FILES)));
afterEach(() => process.chdir(home));
afterAll(removeProjects);

interface FieldAction {
  node: { fields?: Record<string, unknown> };
  name: string;
  value: unknown;
}

const actions = {
  createNodeField: ({ node, name, value }: FieldAction) => {
    node.fields = { ...node.fields, [name]: value };
  },
} as unknown as CreateNodeArgs['actions'];

/** The node of a file, as the Markdown plugin creates it. */
async function nodeOf(file: string): Promise<Node> {
  const contentFilePath = path.join(process.cwd(), file);
  const node = { internal: { type: 'Mdx', contentFilePath } } as unknown as Node;
  await onCreateNode({ node, actions } as unknown as CreateNodeArgs);
  return node;
}

const fieldsOf = (node: Node): MdxFields => node['fields'] as MdxFields;
const headingsOf = (node: Node) => fieldsOf(node).document?.headings.map(({ text }) => text);

describe('the node of a Markdown file', () => {
  it('has what the page says about itself', async () => {
    await readSnapshot();
    expect(fieldsOf(await nodeOf('content/en/a.md'))).toMatchObject({
      file: 'content/en/a.md',
      kind: 'page',
      document: { title: 'First', slug: 'a', address: '/en/a', headings: [{ id: 'shared', level: 2 }] },
    });
  });

  it('has no document if it is a partial', async () => {
    await readSnapshot();
    expect(fieldsOf(await nodeOf('content/en/_p.md'))).toEqual({ file: 'content/en/_p.md', kind: 'partial' });
  });

  it('is that of the file as it was saved last', async () => {
    await readSnapshot();
    writeFiles('.', { 'content/en/b.md': page('## Other\n'), 'content/en/new.md': page('## New\n') });
    expect(headingsOf(await nodeOf('content/en/b.md'))).toEqual(['Other']);
    expect(headingsOf(await nodeOf('content/en/new.md'))).toEqual(['New']);
  });

  it('does not fail for a file that is gone, or that lies in no language', async () => {
    await readSnapshot();
    fs.rmSync('content/en/b.md');
    writeFiles('.', { 'content/outside.md': page() });
    expect(await nodeOf('content/en/b.md')).not.toHaveProperty('fields');
    expect(await nodeOf('content/outside.md')).not.toHaveProperty('fields');
  });
});

describe('renewNodes', () => {
  it('gives its fields to the node of a file that was away while it was read', async () => {
    await readSnapshot();
    fs.renameSync('content/en/b.md', 'b.md');
    const node = await nodeOf('content/en/b.md');
    renewNodes([node], (await readSnapshot()).pages, actions);
    expect(node).not.toHaveProperty('fields');
    fs.renameSync('b.md', 'content/en/b.md');
    renewNodes([node], (await readSnapshot()).pages, actions);
    expect(fieldsOf(node)).toMatchObject({ kind: 'page', document: { address: '/en/b' } });
  });

  it('updates pages whose partial has changed, and no others', async () => {
    await readSnapshot();
    const nodes = [await nodeOf('content/en/a.md'), await nodeOf('content/en/b.md')];
    const before = nodes.map(fieldsOf);
    writeFiles('.', { 'content/en/_p.md': '## Changed\n' });
    renewNodes(nodes, (await readSnapshot()).pages, actions);
    expect(nodes.map(headingsOf)).toEqual([['Changed'], ['Part']]);
    expect(nodes.map((node, index) => fieldsOf(node) === before[index])).toEqual([false, true]);
  });

  it('updates pages when a word list changes', async () => {
    await readSnapshot();
    const node = await nodeOf('content/en/b.md');
    const key = fieldsOf(node).document?.key;
    const names = { en: { term: 'part', forbidden: [] }, 'zh-Hans': { term: '部分', forbidden: [] } };
    writeFiles('.', { 'content/glossary.json': JSON.stringify([{ id: 'part', ...names }]) });
    renewNodes([node], (await readSnapshot()).pages, actions);
    expect(fieldsOf(node).document?.key).not.toBe(key);
  });
});

describe('readSnapshot', () => {
  it('keeps the document of a removed file, which Gatsby asks for until it has seen that the file is gone', async () => {
    await readSnapshot();
    fs.rmSync('content/en/b.md');
    const { pages } = await readSnapshot();
    expect([...pages.keys()]).toEqual(['content/en/a.md']);
    expect((await readDocument('content/en/b.md')).headings.map(({ text }) => text)).toEqual(['Part']);
  });
});
