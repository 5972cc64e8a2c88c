import fs from 'node:fs';
import { startStaticServer, type StaticServer } from '../../serve/startStaticServer';
import { checkDeploy } from '../checkDeploy';
import { formatFaults } from '../faults';
import { PUBLISHED, writeGoodSite, type GoodSite } from './goodSite';

let site: GoodSite;
let server: StaticServer;

beforeEach(async () => {
  site = await writeGoodSite();
  server = await startStaticServer({ dir: site.dir });
});
afterEach(async () => {
  await server.close();
  fs.rmSync(site.dir, { recursive: true });
});

describe('checkDeploy', () => {
  it('finds no faults on a valid site', async () => {
    const report = await checkDeploy({ address: `${server.origin}/x/` });
    expect(report).toMatchObject({ pages: 4, published: PUBLISHED, faults: [] });
  });

  it('finds a robots.txt without the sitemap', async () => {
    site.write('robots.txt', 'User-agent: *\n');
    const report = await checkDeploy({ address: `${server.origin}/x/` });
    expect(formatFaults(report.faults)).toContain('does not name the sitemap: /robots.txt');
  });

  it('reports that nothing answers', async () => {
    const { origin } = server;
    await server.close();
    const report = await checkDeploy({ address: `${origin}/x` });
    expect(formatFaults(report.faults)).toEqual([expect.stringMatching(/^does not answer: /)]);
    expect(report.asked).toBe(1);
  });
});
