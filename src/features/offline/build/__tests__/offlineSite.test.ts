/** @jest-environment node */
import { makeProject, removeProjects } from '../../../../../packages/markdown/__tests__/project';
import { publishedFolder } from '../../../../../packages/hosts/published/__tests__/publishedFolder';
import { PublishedFiles } from '@idmp/hosts';
import type { PageOutline } from '../../../../build/siteOutline';
import { offlineSite } from '../offlineSite';

afterAll(removeProjects);

async function digestOf(...digests: string[]): Promise<string> {
  const publicDir = await publishedFolder(makeProject({}), { 'index.html': '' });
  // Of drafts, only the outline is read.
  const pages = digests.map((digest) => ({ address: '/a', digest, draft: true }) as PageOutline);
  const { site } = await offlineSite({
    files: await PublishedFiles.of(publicDir),
    published: { siteUrl: 'https://docs.example', pathPrefix: '' },
    outline: { pathPrefix: '', pages, sidebars: { 'zh-Hans': [], en: [] } },
    records: {},
    synonyms: [],
    day: '2026-11-22',
  });
  return site.digest;
}

describe('offlineSite', () => {
  it('names its content, so that a file older than the site can be told', async () => {
    expect(await digestOf('one', 'two')).toBe(await digestOf('one', 'two'));
    expect(await digestOf('one', 'two')).not.toBe(await digestOf('one', 'three'));
  });
});
