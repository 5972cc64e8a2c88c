/** @jest-environment node */
import type { PageOutline } from '../../output/siteOutline';
import { offlineSite } from '../offlineSite';

async function digestOf(...digests: string[]): Promise<string> {
  // Of drafts, only the outline is read.
  const pages = digests.map((digest) => ({ address: '/a', digest, draft: true }) as PageOutline);
  const { site } = await offlineSite({
    publicDir: 'public',
    siteUrl: 'https://docs.example',
    outline: { pathPrefix: '', pages },
    sidebars: { 'zh-Hans': [], en: [] },
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
