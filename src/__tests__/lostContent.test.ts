import { assembleContent } from '../assemble/assembleContent';
import { checkContent, readDocuments, withSummaries } from '../assemble/loadSite';
import fs from 'node:fs';
import path from 'node:path';
import { formatProblems } from '@idmp/model';
import { createContext, isTooLarge } from '@idmp/compile';
import { findBackslashes } from '@idmp/content';
import { withinCpuMs } from '../../packages/model/__tests__/fastest';
import {
  both,
  linesOf,
  makeProject,
  page,
  removeProjects,
  siteOf,
} from '../../packages/content/__tests__/project';
import { DIALECT } from '../assemble/dialect';

afterAll(removeProjects);

const slugPage = (slug: string): string =>
  `---\ntitle: Page\ndescription: About it.\nslug: ${JSON.stringify(slug)}\n---\nText.\n`;

describe('files that would vanish', () => {
  it('are named', async () => {
    const lines = await linesOf({
      ...both({ 'a.md': page() }),
      'content/en/CASE.MD': page(),
      'content/en/05-basic/images/12-note.md': page(),
      'content/en/.draft.md': page(),
    });
    expect(lines).toEqual([
      'content/en/.draft.md:1: the document is not read: a dot begins its name or that of its folder, rename it, or write "draft: true" to keep a page unpublished',
      'content/en/05-basic/images/12-note.md:1: the document is not read: it lies in a folder "images", move it beside that folder',
      'content/en/CASE.MD:1: the document is not read: its ending ".MD" is not in lower case, rename it to "CASE.md"',
    ]);
  });

  it('include symbolic links to documents and folders', async () => {
    const root = makeProject({ ...both({ 'a.md': page() }), 'other/b.md': page() });
    fs.symlinkSync('a.md', path.join(root, 'content/en/link.md'));
    fs.symlinkSync('../../other', path.join(root, 'content/en/folder'));
    const { errors } = await checkContent(root, true);
    expect(errors.map((line) => line.split(', ')[0])).toEqual([
      'content/en/folder:1: the document or folder is not read: it is a symbolic link',
      'content/en/link.md:1: the document or folder is not read: it is a symbolic link',
    ]);
  });

  it('include documents that Gatsby has no node of', async () => {
    const root = makeProject(both({ 'a.md': page(), 'b.md': page() }));
    const { content, documents } = await readDocuments({ root, workers: 0 });
    const found = documents.filter(({ file }) => file !== 'content/en/b.md');
    const { problems } = await assembleContent(content, withSummaries(found), {
      pathPrefix: '',
      production: true,
    });
    expect(formatProblems(problems)).toContain(
      'content/en/b.md:1: the file has no Mdx node, so it would have no page, check what gatsby-config.ts makes gatsby-source-filesystem ignore',
    );
  });
});

describe('invalid addresses', () => {
  it('are named with the line of the slug', async () => {
    const lines = await linesOf(both({ 'a.md': slugPage('/index'), 'b.md': slugPage('/a?b=c') }));
    expect(lines).toEqual([
      'content/en/a.md:4: the address "/index" ends in "index", which hosts take for a file or another form of an address, rename the file or set another slug',
      'content/en/b.md:4: the address "/a?b=c" contains "?", which addresses cannot contain, rename the file or set another slug',
      'content/zh-Hans/a.md:4: the address "/index" ends in "index", which hosts take for a file or another form of an address, rename the file or set another slug',
      'content/zh-Hans/b.md:4: the address "/a?b=c" contains "?", which addresses cannot contain, rename the file or set another slug',
    ]);
  });

  it('are reported before Gatsby reads the folder and crashes', async () => {
    const root = makeProject({ 'content/en/back\\slash.md': page(), 'content/en/a.md': page() });
    expect(await findBackslashes(root, 'content')).toMatchObject([
      { file: 'content/en/back\\slash.md', line: 1, severity: 'error' },
    ]);
  });

  it('are two that differ in case or Unicode form only', async () => {
    const lines = await linesOf(
      both({ 'case.md': page(), 'Case.md': page(), 'caf\u00e9.md': page(), 'cafe\u0301.md': page() }),
    );
    expect(lines.filter((line) => line.includes('differs from that of'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('is that of content/'))).toHaveLength(2);
  });
});

describe('oversized texts', () => {
  const REJECTED_MS = 1_000;
  const row = '| 1 | 2 |\n';
  const huge = {
    'a table of 100,000 rows': `| a | b |\n|---|---|\n${row.repeat(100_000)}`,
    'a table of 20,001 rows below 1 MB': `| a | b |\n|---|---|\n${row.repeat(20_000)}`,
    '20,000 stars in a line': `${'*'.repeat(20_000)}a\n`,
    '20,000 stars in words': `${'*a '.repeat(20_000)}\n`,
    '20,000 brackets': `${'['.repeat(20_000)}\n`,
    '20,000 braces': `${'{'.repeat(20_000)}\n`,
    'a line of 2 MB': 'word '.repeat(400_000),
  };
  it.each(Object.entries(huge))('are rejected immediately: %s', async (_name, text) => {
    const { problems } = await siteOf({ 'content/en/a.md': page('Text.\n') });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const site = await withinCpuMs(REJECTED_MS, () => siteOf({ 'content/en/a.md': page(text) }));
    expect(site.problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'content/en/a.md', code: expect.stringMatching(/^too-large/) as string },
    ]);
  });

  it('are larger than real documents', () => {
    const items = '- **bold** `code` [link](./a.md)\n'.repeat(2_000);
    const code = `\`\`\`\n${'| * [ {\n'.repeat(30_000)}\`\`\`\n`;
    const context = createContext({ file: 'a.md', locale: 'en', raw: '' }, { messages: {}, ...DIALECT });
    expect(isTooLarge(`${items}\n${code}`, 'a.md', context)).toBe(false);
    expect(context.problems).toEqual([]);
  });
});
