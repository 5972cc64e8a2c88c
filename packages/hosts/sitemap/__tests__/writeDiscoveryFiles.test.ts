import fs from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects } from '../../../content/__tests__/project';
import { writeDiscoveryFiles } from '../sitemap';

afterAll(removeProjects);

const SECURITY = { contacts: ['https://a.example/', 'mailto:b@a.example'], languages: ['zh', 'en'] };

async function write(today: string): Promise<(name: string) => string> {
  const publicDir = makeProject({});
  await writeDiscoveryFiles({
    publicDir,
    siteUrl: 'https://docs.example.com',
    pathPrefix: '/x',
    languages: { 'zh-Hans': 'zh-Hans', en: 'en' },
    lastChanges: new Map(),
    security: SECURITY,
    pages: [],
    robots: true,
    today: new Date(today),
  });
  return (name) => fs.readFileSync(path.join(publicDir, name), 'utf8');
}

describe('writeDiscoveryFiles', () => {
  it('writes sitemap, robots.txt and security.txt with the whole address', async () => {
    const read = await write('2026-03-20T10:00:00Z');
    expect(read('sitemap.xml')).toContain('<urlset');
    expect(read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/x/sitemap.xml\n',
    );
    expect(read('.well-known/security.txt')).toBe(
      [
        'Contact: https://a.example/',
        'Contact: mailto:b@a.example',
        'Expires: 2027-02-01T00:00:00.000Z',
        'Preferred-Languages: zh, en',
        'Canonical: https://docs.example.com/x/.well-known/security.txt\n',
      ].join('\n'),
    );
  });

  it('writes the same security.txt on every day of a month', async () => {
    const [first, last] = await Promise.all(['2026-03-01', '2026-03-31'].map(write));
    const file = '.well-known/security.txt';
    expect(first?.(file)).toBe(last?.(file));
  });
});
