import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { article } from '../../../../../packages/compile/__tests__/article';
import { makeProject, removeProjects } from '../../../../../packages/content/__tests__/project';
import { readKeyed } from '@idmp/files';
import { readTwins } from '../readTwins';
import { parseOwn } from '@idmp/model';

const cacheFile = path.join(makeProject({}), 'twins.json');
afterAll(removeProjects);

const SITE = { siteUrl: 'https://docs.example', pathPrefix: '' };
const first = [
  { address: '/a', digest: 'a1' },
  { address: '/b', digest: 'b1' },
];

/** A page that links to /b, or /c if its digest starts with "c". */
const textOf = (digest: string): string =>
  `<p><a href="/${digest.startsWith('c') ? 'c' : 'b'}">${digest}</a></p>`;

/** Returns the bodies, and the pages that were converted for them. */
async function convert(pages = first, where = SITE) {
  const converted: string[] = [];
  const site = { ...where, addresses: new Set(pages.map(({ address }) => address)) };
  const twins = await readTwins(
    pages,
    site,
    (digest) => {
      converted.push(digest);
      return Promise.resolve(article(textOf(digest)));
    },
    cacheFile,
  );
  return { converted, bodies: pages.map(({ digest }) => twins.get(digest)?.body.trim()) };
}

const linkTo = (text: string, origin = SITE.siteUrl) => `[${text}](${origin}/b.md)`;

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

  it('converts no page for a new one', async () => {
    expect((await convert([...first, { address: '/d', digest: 'd1' }])).converted).toEqual(['d1']);
  });

  it('converts pages whose link became or ceased to be one to a page', async () => {
    const page = { address: '/a', digest: 'c1' };
    expect((await convert([page])).bodies).toEqual(['[c1](https://docs.example/c)']);
    const both = [page, { address: '/c', digest: 'd1' }];
    expect((await convert(both)).bodies[0]).toBe('[c1](https://docs.example/c.md)');
    expect(await convert([page])).toEqual({ converted: ['c1'], bodies: ['[c1](https://docs.example/c)'] });
  });

  it('forgets pages that are gone', async () => {
    await convert(first.slice(1));
    const stored = await readKeyed(cacheFile);
    expect(Object.keys(parseOwn<object>((stored ?? Buffer.from('{}')).toString()))).toEqual(['b1']);
  });

  it.each<[string, () => ReturnType<typeof convert>]>([
    ['another site', () => convert(first, { ...SITE, siteUrl: 'https://other.example' })],
    [
      'a damaged cache',
      () => {
        writeFileSync(cacheFile, '{"key":');
        return convert();
      },
    ],
  ])('converts all pages for %s', async (_, again) => {
    expect((await again()).converted).toEqual(['a1', 'b1']);
  });
});
