import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { article } from '../../../../core/tree/__tests__/article';
import { readTwins } from '../readTwins';

const root = mkdtempSync(path.join(tmpdir(), 'twins-'));
const cacheFile = path.join(root, 'twins.json');
afterAll(() => rmSync(root, { recursive: true }));

const site = { siteUrl: 'https://docs.example', pathPrefix: '', addresses: new Set(['/a', '/b']) };
const first = [
  { address: '/a', digest: 'a1' },
  { address: '/b', digest: 'b1' },
];

/** Returns the bodies, and the pages that were converted for them. */
async function convert(pages = first, where = site) {
  const converted: string[] = [];
  const twins = await readTwins(
    pages,
    where,
    async (missing) => {
      converted.push(...missing.map(({ digest }) => digest));
      return new Map(
        missing.map(({ address, digest }) => [address, article(`<p><a href="/b">${digest}</a></p>`)]),
      );
    },
    cacheFile,
  );
  return { converted, bodies: [...twins.values()].map(({ body }) => body.trim()) };
}

const linkTo = (text: string, origin = site.siteUrl) => `[${text}](${origin}/b.md)`;

describe('readTwins', () => {
  beforeEach(async () => {
    rmSync(cacheFile, { force: true });
    await convert();
  });

  it('converts changed pages only', async () => {
    expect(await convert()).toEqual({ converted: [], bodies: [linkTo('a1'), linkTo('b1')] });
    const changed = [{ address: '/a', digest: 'a2' }, ...first.slice(1)];
    expect(await convert(changed)).toEqual({ converted: ['a2'], bodies: [linkTo('a2'), linkTo('b1')] });
  });

  it('forgets pages that are gone', async () => {
    await convert(first.slice(1));
    expect(Object.keys((JSON.parse(readFileSync(cacheFile, 'utf8')) as { twins: object }).twins)).toEqual([
      'b1',
    ]);
  });

  it.each<[string, () => ReturnType<typeof convert>]>([
    ['another site', () => convert(first, { ...site, siteUrl: 'https://other.example' })],
    ['another page', () => convert([...first, { address: '/c', digest: 'c1' }])],
    [
      'a damaged cache',
      () => {
        writeFileSync(cacheFile, '{"key":');
        return convert();
      },
    ],
  ])('converts all pages for %s', async (_, again) => {
    expect((await again()).converted).toEqual(expect.arrayContaining(['a1', 'b1']));
  });
});
