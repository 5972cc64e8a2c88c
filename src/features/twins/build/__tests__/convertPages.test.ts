import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeStored } from '@idmp/files';
import { article } from '../../../../../packages/compile/tree/__tests__/article';
import { convertPages, WORTH_WORKERS } from '../convertPages';

const dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(dir, { recursive: true }));

const site = { siteUrl: 'https://docs.example', pathPrefix: '', addresses: new Set(['/a']) };

/** Stores pages; returns their digests. */
function store(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const tree = article(`<h2>Page ${index}</h2><p><a href="/a">a</a></p>`);
      await writeStored(path.join(dir, `${index}.json`), `${index}`, { tree });
      return `${index}`;
    }),
  );
}

describe('convertPages', () => {
  it('converts few and many pages to the same twins', async () => {
    const many = await convertPages(await store(WORTH_WORKERS), { site, dir });
    const few = await convertPages(await store(2), { site, dir });
    expect(many).toHaveLength(WORTH_WORKERS);
    expect(many.slice(0, 2)).toEqual(few);
    expect(few[1]).toEqual([
      '1',
      {
        sections: ['Page 1'],
        body: '## Page 1\n\n[a](https://docs.example/a.md)\n',
        targets: [['/a', true]],
      },
    ]);
  });

  it('names a page that cannot be read, in a worker too', async () => {
    for (const digests of [['gone'], [...(await store(WORTH_WORKERS)), 'gone']])
      await expect(convertPages(digests, { site, dir })).rejects.toThrow(/gone\.json is missing or damaged/);
  });
});
